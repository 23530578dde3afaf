/**
 * The board of Secret Pledge in the browser: a plain module, which the server hands out as it is. Nothing needs to be
 * built: write it by hand, or bundle into this one file whatever you like to work with.
 *
 * `mount` draws into its place and returns what is told of every change. `props` is all that the viewer may know and do:
 * `view`, `before`, `events`, `options`, `seat`, `names`, `wording` …, `play(move)`, `preview(moves)`, `whyNot(move)`.
 * `kit` lends parts of Tycoon's own boards. The file web/src/board.ts of Tycoon describes both.
 *
 * A board that throws is taken away, and the game is played without it: the browser's console says why.
 */

/** The verbs that can be played on the board; the page offers all others beside it. */
export const binds = ["pledge", "fold"];

/** What is pledged most often is one click away. */
const USUAL = [1, 2, 3, 4, 5, 6];

const STYLE = `
  .secret-pledge { display: grid; gap: 1rem; justify-items: center; padding: 0.5rem; }
  .secret-pledge .pot { display: grid; gap: 0.3rem; justify-items: center; font: 600 1.1rem var(--serif); }
  .secret-pledge .pot > div { font-size: 2rem; }
  .secret-pledge .players { display: flex; flex-wrap: wrap; gap: 0.6rem; justify-content: center; width: 100%; }
  .secret-pledge .players > div { flex: 1 1 9rem; max-width: 16rem; }
  .secret-pledge .pledges { display: flex; flex-wrap: wrap; gap: 0.4rem; justify-content: center; }
  .secret-pledge .pledges[hidden] { display: none; }
  .secret-pledge .pledges button { width: 3rem; height: 3rem; border-radius: 50%; font: 600 1.2rem var(--serif); }
  .secret-pledge .pledges button.doubted { border-color: var(--red); color: var(--red); }
`;

function element(kind, name) {
  const made = document.createElement(kind);
  made.className = name;
  return made;
}

export function mount(place, first, kit) {
  let props = first;
  kit.style(STYLE);

  const table = element("div", "secret-pledge");
  const pot = element("div", "pot");
  const label = element("span", "label");
  const heap = element("div", "heap");
  const players = element("div", "players");
  const pledges = element("div", "pledges");
  const rest = element("div", "rest");
  pot.append(label, heap);
  table.append(pot, players, pledges, rest);
  place.append(table);

  kit.tip(pot, props.wording.key("pot"), () => ({ title: props.wording.key("pot"), clause: "pot" }));
  // Colours come from the page (`var(--brass)` …), so that the board is dark where the page is.
  const pile = kit.part("Pile", heap, potOf());
  const mats = props.names.map((_, seat) => {
    const where = players.appendChild(element("div", "player"));
    const facts = element("div", "facts");
    kit.part("Mat", where, { seat, children: facts });
    return facts;
  });
  const buttons = USUAL.map((amount) => {
    const button = element("button", "pledge");
    button.type = "button";
    button.textContent = amount;
    button.onclick = () => props.play(["pledge", amount]);
    return pledges.appendChild(button);
  });
  // All that nothing on the board stands for: here folding, and a form for any other amount.
  kit.part("Decisions", rest);

  function potOf() {
    return { count: props.view.pot, label: props.wording.key("pot"), high: 6 };
  }

  function draw() {
    const { view, wording } = props;
    label.textContent = wording.key("pot");
    pile.update(potOf());
    for (const [seat, facts] of mats.entries()) {
      const player = view.players[seat];
      const lines = ["chips", "card", "pledge"].map((key) => {
        const line = element("p", "line");
        line.textContent = `${wording.key(key)}: ${player[key] ?? (key === "pledge" && player.pledged ? "✓" : "–")}`;
        return line;
      });
      facts.replaceChildren(...lines);
    }
    const may = props.options.some((option) => option.verb === "pledge");
    pledges.hidden = !may;
    for (const [at, button] of buttons.entries()) {
      const move = ["pledge", USUAL[at]];
      button.disabled = !may || props.busy;
      button.setAttribute("aria-label", wording.move(move));
      // A move that cannot be taken back is made if it is asked for once more.
      button.classList.toggle("doubted", props.isDoubted(move));
    }
  }
  draw();

  return {
    update(next) {
      props = next;
      draw();
    },
    // What the kit made goes by itself, and so does what lies in the place.
    destroy() {},
  };
}
