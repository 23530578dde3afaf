/**
 * A hand in the page: clicks what a board offers, at random, until the game is over, the table has come to a version, time is
 * up, or a form has to be filled in.
 *
 * Whole games take hundreds of clicks; made from outside, each takes many messages to the browser and back. A click is made only
 * where a person's would land on the thing itself: what is covered by something else cannot be clicked.
 */
async ({ seconds, until: last, seed, touch, spots, buttons, forms, menu }) => {
  const end = performance.now() + seconds * 1000
  const done = { why: 'time', clicks: 0, phases: [], about: '', seed: 0 }
  const pause = (ms) => new Promise((go) => setTimeout(go, ms))
  const random = (below) => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((seed ^ (seed >>> 13)) >>> 0) % below
  }
  const version = () => Number(document.querySelector('[data-version]')?.dataset.version ?? 0)
  const settled = () => !document.querySelector('[data-board=coming], .felt[aria-disabled=true], [data-busy]')
  const over = () => Boolean(document.querySelector('[data-testid=result]'))
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0)
  const until = async (test, patience) => {
    const late = performance.now() + patience
    while (!test()) {
      if (performance.now() > late) return false
      await pause(8)
    }
    return true
  }

  /** Where a click lands on the thing and on nothing else. */
  const place = (thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = thing.getBoundingClientRect()
    // A shape on a map need not lie in the middle of itself.
    for (const parts of [2, 5, 11, 23])
      for (let row = 1; row < parts; row += 1)
        for (let column = 1; column < parts; column += 1) {
          const at = [x + (width * column) / parts, y + (height * row) / parts]
          const hit = document.elementFromPoint(...at)
          if (hit && thing.contains(hit)) return { hit, at }
        }
    return null
  }
  const press = (thing) => {
    const found = place(thing)
    if (!found) return false
    const [clientX, clientY] = found.at
    const how = { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, button: 0 }
    const kind = { ...how, pointerId: 1, isPrimary: true, pointerType: touch ? 'touch' : 'mouse' }
    found.hit.dispatchEvent(new PointerEvent('pointerdown', { ...kind, buttons: 1 }))
    found.hit.dispatchEvent(new PointerEvent('pointerup', kind))
    found.hit.dispatchEvent(new PointerEvent('click', kind))
    return true
  }

  /** Phases in which others act may be short, but each is shown. */
  const notePhase = () => {
    const phase = document.querySelector('[data-phase]')?.dataset.phase
    if (phase && !done.phases.includes(phase)) done.phases.push(phase)
  }
  const phases = new MutationObserver(notePhase)
  phases.observe(document.body, { attributes: true, attributeFilter: ['data-phase'], childList: true, subtree: true })
  notePhase()

  for (;;) {
    if (!(await until(() => over() || (settled() && all(`${spots}, ${buttons}, ${forms}`).length > 0), 20_000))) {
      done.why = 'stuck'
      done.about = 'nothing is offered'
      break
    }
    if (over()) {
      done.why = 'over'
      break
    }
    if (performance.now() > end || version() >= last) break
    const things = all(`${spots}, ${buttons}`)
    const many = things.length
    if (random(many + all(forms).length) >= many) {
      done.why = 'form'
      break
    }
    const before = version()
    let thing = null
    while (things.length > 0) {
      const [one] = things.splice(random(things.length), 1)
      if (press(one)) {
        thing = one
        break
      }
    }
    if (!thing) {
      done.why = 'stuck'
      done.about = `all ${many} things are covered`
      break
    }
    done.clicks += 1
    const gone = () => version() > before || over()
    await until(() => gone() || document.querySelector('[data-busy]') || all(menu).length > 0, 3000)
    if (!gone() && !document.querySelector('[data-busy]')) {
      const choices = all(menu)
      if (choices.length > 0) {
        await until(settled, 3000)
        // Where there is one thing to do, the second tap on it does it.
        press(choices.length === 1 && touch && thing.isConnected ? thing : choices[random(choices.length)])
      }
    }
    // What was offered may have changed under the hand: then it looks again, as a person would.
    if (!(await until(() => gone() || document.querySelector('[data-testid=turned]'), 3000)) && settled()) continue
    if (!(await until(() => gone() || settled(), 20_000))) {
      done.why = 'stuck'
      done.about = thing.outerHTML.slice(0, 300)
      break
    }
  }
  phases.disconnect()
  done.seed = seed
  return done
}
