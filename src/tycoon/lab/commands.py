"""The commands of the lab: `tycoon simulate`, `tournament`, `balance`, `compare` and `export`."""

import argparse
import json
from pathlib import Path

from tycoon.core.game import Game, Setting
from tycoon.lab import LAB
from tycoon.lab.page import write_text
from tycoon.lab.plan import lone_lineup, make_plan
from tycoon.lab.problems import LabError
from tycoon.lab.progress import counted
from tycoon.lab.sweep import Box, file_box, sweep_boxes
from tycoon.lab.tables import FORMATS, check_writable, format_of
from tycoon.lab.workers import check_ray, cores
from tycoon.language import Language, Wording, language_for, said, title_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.arguments import Commands, Parser
from tycoon.terminal.picture import Grid
from tycoon.terminal.saves import read_text
from tycoon.terminal.screen import Screen, make_screen
from tycoon.terminal.starting import game_with, read_variants
from tycoon.terminal.telling import mishap_details


def add_commands(commands: Commands) -> None:
    """Add the commands to those that the command line has."""
    simulate = commands.add("simulate", _simulate)
    simulate.takes("game", of="rules")
    simulate.takes("--games", type=int, default=1000)
    simulate.takes("--out", type=Path, required=True)
    simulate.takes("--bots", type=_words, default=["random"])
    _add_table(simulate)
    _add_work(simulate)

    balance = commands.add("balance", _balance)
    balance.takes("game", of="rules")
    balance.takes("--games", type=int, default=1000)
    balance.takes("--out", type=Path)
    balance.takes("--ladder", type=int, default=24)
    balance.takes("--ladder-simulations", type=int, default=200)
    balance.takes("--bots", type=_words, default=["manager"])
    _add_table(balance)
    _add_work(balance)

    compare = commands.add("compare", _compare)
    compare.takes("game", of="rules")
    compare.takes("files", type=Path, nargs="*")
    compare.takes("--sweep")
    compare.takes("--games", type=int, default=1000)
    compare.takes("--out", type=Path)
    compare.takes("--bots", of="balance", type=_words, default=["manager"])
    _add_table(compare)
    _add_work(compare)

    _add_tournament(commands)

    export = commands.add("export", _export)
    export.takes("files", type=Path, nargs="+")
    export.takes("--format", default="", choices=FORMATS)
    export.takes("--out", type=Path)


def _add_tournament(commands: Commands) -> None:
    def kind_seconds(text: str) -> tuple[str, float]:
        kind, _, seconds = text.partition("=")
        try:
            return kind.strip(), float(seconds)
        except ValueError:
            problem = LabError("not-kind-seconds", given=text)
            raise argparse.ArgumentTypeError(said(problem, commands.language.code)) from None

    contest = commands.add("tournament", _tournament)
    contest.takes("game", of="rules")
    contest.takes("--bots", type=_words)
    contest.takes("--lone")
    contest.takes("--field", default="manager")
    contest.takes("--games", type=int, default=100)
    contest.takes("--seats", type=int)
    _add_box(contest)
    _add_thinking(contest)
    contest.takes("--seconds", type=kind_seconds, action="append")
    _add_work(contest)
    contest.takes("--records", type=Path)
    contest.takes("--out", type=Path)
    contest.takes("--chart", type=Path)
    contest.takes("--json", type=Path)


def _add_table(parser: Parser) -> None:
    """What says who plays, with which box."""
    parser.takes("--seats", of="play", type=int)
    _add_box(parser)
    _add_thinking(parser)


def _add_box(parser: Parser) -> None:
    parser.takes("--variant", of="play", action="append")
    parser.takes("--components", of="play", type=Path)


def _add_thinking(parser: Parser) -> None:
    parser.takes("--simulations", of="lab", type=int)
    parser.takes("--time-scale", of="lab", type=float, default=1.0)


def _add_work(parser: Parser) -> None:
    """What says who does the work."""
    parser.takes("--seed", of="lab", type=int, default=1)
    parser.takes("--jobs", of="lab", type=int)
    parser.takes("--ray", of="lab", default="")


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _language(args: argparse.Namespace) -> Language:
    return language_for(args.lang, TERMINAL, LAB)


def _screen(args: argparse.Namespace) -> Screen:
    return make_screen(args.plain, _language(args))


def usual_seats(game: Game) -> int:
    """How many play where nobody says."""
    return min(max(4, game.fewest), game.most)


def _settings(game: Game, texts: list[str] | None) -> dict[str, Setting]:
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise LabError("no-variant", given=text)
        chosen[name.strip().replace("-", "_")] = value.strip()
    return read_variants(game, chosen)


# ---------------------------------------------------------------------- simulate


def _simulate(args: argparse.Namespace) -> int:
    from tycoon.lab.simulation import make_simulation

    game = game_with(args.game, args.components)
    settings = _settings(game, args.variant)
    seats = args.seats if args.seats is not None else max(usual_seats(game), min(len(args.bots), game.most))
    plan = make_plan(
        game, args.bots, args.games, seats, args.seed, args.simulations, args.time_scale, settings=settings
    )
    simulation = make_simulation(plan, args.out, "", cores(args.jobs), args.ray)
    language, screen = _language(args), _screen(args)
    before = simulation.kept()
    if before:
        screen.line(language.say("simulate-goes-on", count=before, games=plan.games))
    try:
        with counted(title_of(game, args.lang), language, args.plain) as progress:
            rows = simulation.run(progress)
    except KeyboardInterrupt:
        if kept := simulation.kept():
            facts = {"count": kept, "games": plan.games, "path": str(simulation.journal_path)}
            screen.line(language.say_with("simulate-kept", facts))
        raise
    screen.line(language.say("simulate-done", games=plan.games, rows=rows, path=str(args.out)))
    return 0


# ---------------------------------------------------------------------- balance


def _balance(args: argparse.Namespace) -> int:
    from tycoon.lab.balance import analyse
    from tycoon.lab.ladder import climb, ladder_plans
    from tycoon.lab.report import Balance, format_balance
    from tycoon.lab.simulation import simulate

    game = game_with(args.game, args.components)
    settings = _settings(game, args.variant)
    counts = game.seat_counts() if args.seats is None else [args.seats]
    bots = args.bots
    plans = [
        make_plan(game, bots, args.games, seats, args.seed, args.simulations, args.time_scale, settings=settings)
        for seats in counts
        if len(bots) <= seats or args.seats is not None
    ]
    if not plans:
        raise LabError("too-many-bots", bots=len(bots), seats=game.most)
    rungs = ladder_plans(plans[0], args.ladder, args.ladder_simulations) if args.ladder else []
    out: Path = args.out or Path(f"{game.name}-balance.html")
    check_writable(out)
    check_ray(args.ray)
    jobs = cores(args.jobs)
    language, screen = _language(args), _screen(args)
    findings = []
    title = title_of(game, args.lang)
    for plan in plans:
        with counted(language.say("report-working", title=title, seats=plan.seats), language, args.plain) as progress:
            findings.append(analyse(simulate(plan, jobs, progress, args.ray)))
    climbed = []
    for rung in rungs:
        words = language.say("report-ladder-working", lone=rung.lineup[0], field=rung.lineup[1])
        with counted(words, language, args.plain) as progress:
            climbed.append(climb(rung, jobs, progress, args.ray))
    wording = Wording(language_for(args.lang, game.package), game, [])
    variants = [f"{wording.label('variant', name)}: {wording.setting(name, value)}" for name, value in settings.items()]
    balance = Balance(
        game,
        language.listing(list(dict.fromkeys(bots))),
        args.seed,
        findings,
        climbed,
        args.ladder_simulations,
        args.components.name if args.components else "",
        ", ".join(variants),
    )
    write_text(out, format_balance(balance, args.lang))
    screen.line(language.say("report-written", path=str(out)))
    return 0


# ---------------------------------------------------------------------- compare


def _compare(args: argparse.Namespace) -> int:
    from tycoon.lab.comparison import compare
    from tycoon.lab.simulation import simulate
    from tycoon.lab.whatif import format_comparison, show_comparison

    game = game_with(args.game, args.components)
    settings = _settings(game, args.variant)
    boxes = _boxes(args, game, settings)
    seats = args.seats if args.seats is not None else usual_seats(game)
    plans = [
        make_plan(
            *(box.game, args.bots, args.games, seats, args.seed, args.simulations, args.time_scale),
            settings=dict(box.settings),
        )
        for box in boxes
    ]
    if args.out is not None:
        check_writable(args.out)
    check_ray(args.ray)
    jobs = cores(args.jobs)
    language, screen = _language(args), _screen(args)
    played = []
    for box, plan in zip(boxes, plans, strict=True):
        with counted(box.label, language, args.plain) as progress:
            played.append(simulate(plan, jobs, progress, args.ray))
    found = compare([box.label for box in boxes], played)
    show_comparison(found, game, seats, args.lang, screen)
    if args.out is not None:
        write_text(args.out, format_comparison(found, game, seats, args.lang))
        screen.line(language.say("report-written", path=str(args.out)))
    return 0


def _boxes(args: argparse.Namespace, game: Game, settings: dict[str, Setting]) -> list[Box]:
    if args.sweep is not None:
        if args.files:
            raise LabError("files-or-sweep")
        return sweep_boxes(game, args.sweep, settings)
    if not args.files:
        raise LabError("nothing-to-compare")
    boxes = [file_box(game, path, read_text(path), settings) for path in args.files]
    if len(boxes) == 1:
        name = args.components.name if args.components else _language(args).say("compare-own")
        boxes.insert(0, Box(name, game, tuple(settings.items())))
    return boxes


# ---------------------------------------------------------------------- export


def _export(args: argparse.Namespace) -> int:
    from tycoon.lab.export import export_records, read_all

    form = args.format or (args.out.suffix.removeprefix(".") if args.out else "csv")
    out: Path = args.out or Path(f"records.{form}")
    form = format_of(out, form)
    check_writable(out)
    games = read_all(args.files)
    rows = export_records(games, out, form)
    _screen(args).line(_language(args).say("export-done", games=len(games), rows=rows, path=str(out)))
    return 0


# ---------------------------------------------------------------------- tournament


def _tournament(args: argparse.Namespace) -> int:
    from tycoon.lab.ratings import rate
    from tycoon.lab.tournament import Archive, Standings, format_chart, tournament

    game = game_with(args.game, args.components)
    language, screen = _language(args), _screen(args)
    bots: list[str] = args.bots or []
    if args.lone is not None:
        if bots:
            raise LabError("lone-or-bots")
        bots = lone_lineup(args.lone, args.field, args.seats or usual_seats(game))
    plan = make_plan(
        game,
        bots,
        args.games,
        args.seats,
        args.seed,
        args.simulations,
        args.time_scale,
        dict(args.seconds or []),
        _settings(game, args.variant),
    )
    for path in (args.chart, args.json):
        if path is not None:
            check_writable(path)
    check_ray(args.ray)
    archive = Archive(plan, args.records, args.out)
    with counted(language.say("tournament-working"), language, args.plain) as progress:

        def tell(standings: Standings) -> None:
            progress(next(iter(standings.kinds.values())).games, plan.whole())

        found = tournament(plan, cores(args.jobs), tell, args.ray, archive.keep)
    archive.write()
    ratings = rate(archive.played)
    names = ("bot", "wins", "fair", "ratio", "interval", "rating", "mean", "slow")
    rows = [
        [
            [kind],
            [language.percent(one.share(), 1)],
            [language.percent(found.fair(kind), 1)],
            [language.decimal(found.ratio(kind), 2)],
            [" – ".join([language.percent(end, 1) for end in one.interval()])],
            [str(ratings[kind]) if kind in ratings else "–"],
            [language.decimal(one.mean_time(), 3) + " s"],
            [language.decimal(one.slow_time(), 3) + " s"],
        ]
        for kind, one in found.kinds.items()
    ]
    title = language.say(
        "tournament-title", title=title_of(game, args.lang), seats=len(plan.lineup), games=plan.whole()
    )
    screen.grid(Grid("tournament", title, [language.say(f"tournament-{name}") for name in names], rows), [], [])
    for kind, one in found.kinds.items():
        if one.mishaps:
            screen.line(language.say("tournament-mishaps", kind=kind, count=len(one.mishaps)), "red")
            # Nobody plays here from whom anything would be secret.
            screen.line(f"  {mishap_details(one.mishaps[0], language)}")
    if args.json is not None:
        write_text(args.json, json.dumps({**found.to_json(), "ratings": ratings}, indent=1) + "\n")
    if args.chart is not None:
        write_text(args.chart, format_chart(found, title, language))
        screen.line(language.say("report-written", path=str(args.chart)))
    return 0
