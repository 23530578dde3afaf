"""A bot that plays over the API with a token: python example_bot.py http://localhost:8000 TOKEN TABLE

Only the standard library is needed. This one plays at random; yours goes into `choose`.
"""

import json
import random
import sys
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TOKEN, TABLE = sys.argv[1:4]


def call(path: str, body: object = None) -> Any:
    """Ask the server; a position comes back even if the command was overtaken."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return json.load(urlopen(Request(f"{SERVER}/api/tables/{TABLE}{path}", data, headers)))
    except HTTPError as error:
        problem = json.load(error)
        if problem["reason"] != "stale":
            sys.exit(problem["text"])
        return problem["position"]


def choose(position: Any) -> list[int | str]:
    """Any option, with any of the values it suggests."""
    option = random.choice(position["options"])
    move = [option["verb"]]
    for domain in option["domains"]:
        if domain["subset"]:
            chosen = random.sample(domain["values"], random.randint(domain["low"], domain["high"]))
            move += sorted(chosen, key=domain["values"].index)
        else:
            move.append(random.choice(domain["values"] or domain["suggested"]))
    return move


known = call("/join", {})["version"]
for line in urlopen(Request(f"{SERVER}/api/tables/{TABLE}/events", headers={"Authorization": f"Bearer {TOKEN}"})):
    if not line.startswith(b'data: {"table"'):
        continue
    position = json.loads(line[6:])
    if position["version"] < known:
        continue  # sent before the answer to the last move
    while position["seat"] in position["actors"]:
        command = {"id": str(uuid.uuid4()), "version": position["version"], "move": choose(position)}
        position = call("/moves", command)
    known = position["version"]
    if position["result"]:
        break
