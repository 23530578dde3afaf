/**
 * Short sounds, made when they are wanted: no files. None before somebody has touched the page, which browsers would
 * not allow anyway; and of several tabs with the same table one is heard.
 */
import { soundsOn } from './settings.svelte'
import type { Entry, Facts } from './types'

export type Sound = 'turn' | 'dice' | 'coins' | 'tick'

/** For so many milliseconds another tab keeps silent about the same thing. */
const ONCE = 1500
/** Of what happens within so many milliseconds one thing is heard. */
const BUSY = 300
/** The names of facts that tell of dice and of money, whatever the game. */
const DICE = ['die', 'dice', 'roll', 'rolls']
const MONEY = ['amount', 'cash', 'credits', 'dollars', 'money', 'price']

let context: AudioContext | null = null
let touched = false
let lately = -BUSY
for (const sign of ['pointerdown', 'keydown'])
  window.addEventListener(sign, () => (touched = true), { capture: true, once: true })

/** What new lines of the log sound like: the most telling of them counts. */
export function soundOf(entries: Entry[], seat: number | null): Sound | null {
  const facts = entries.flatMap((entry) => (entry.kind === 'told' ? [entry.facts] : []))
  if (facts.some((one) => names(one, DICE))) return 'dice'
  if (facts.some((one) => names(one, MONEY))) return 'coins'
  return entries.some((entry) => entry.kind === 'move' && entry.seat !== seat) ? 'tick' : null
}

function names(facts: Facts, words: string[]): boolean {
  return words.some((word) => facts[word] !== undefined && facts[word] !== null)
}

/** Plays a sound about something at a table, in one tab, so many seconds from now. */
export function sound(what: Sound, about: string, late = 0): void {
  if (!soundsOn() || !touched) return
  if (what !== 'turn') {
    if (performance.now() < lately + BUSY) return
    lately = performance.now()
  }
  const { locks } = navigator
  // Without locks, as on a plain connection, the tab that is looked at is the one.
  if (!locks) {
    if (document.visibilityState === 'visible' && document.hasFocus()) play(what, late)
    return
  }
  void locks.request(`tycoon sound ${what} ${about}`, { ifAvailable: true }, async (mine) => {
    if (!mine) return
    play(what, late)
    await new Promise((done) => setTimeout(done, ONCE))
  })
}

/** To hear what it is like, when it is turned on. */
export function tryOut(): void {
  if (touched) play('turn', 0)
}

function play(what: Sound, late: number): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    document.documentElement.dataset['sound'] = what
    CLIPS[what](context, context.currentTime + 0.02 + late)
  } catch {
    // No sound is no trouble.
  }
}

/** A note that rings out. */
function note(on: AudioContext, at: number, pitch: number, long: number, loud: number, wave: OscillatorType): void {
  const tone = on.createOscillator()
  const level = on.createGain()
  tone.type = wave
  tone.frequency.value = pitch
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(loud, at + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, at + long)
  tone.connect(level).connect(on.destination)
  tone.start(at)
  tone.stop(at + long)
}

/** A knock: a little noise about a pitch. */
function knock(on: AudioContext, at: number, pitch: number, loud: number): void {
  const long = 0.045
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let one = 0; one < samples.length; one += 1)
    samples[one] = (Math.random() * 2 - 1) * (1 - one / samples.length) ** 3
  const source = on.createBufferSource()
  const band = on.createBiquadFilter()
  const level = on.createGain()
  source.buffer = noise
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 2.5
  level.gain.value = loud
  source.connect(band).connect(level).connect(on.destination)
  source.start(at)
}

const CLIPS: Record<Sound, (on: AudioContext, at: number) => void> = {
  turn: (on, at) => {
    note(on, at, 659.3, 0.35, 0.16, 'sine')
    note(on, at + 0.12, 880, 0.55, 0.16, 'sine')
  },
  dice: (on, at) => {
    for (const [late, pitch] of [
      [0, 1900],
      [0.07, 1500],
      [0.16, 2100],
      [0.28, 1400],
      [0.37, 1700],
    ] as const)
      knock(on, at + late, pitch, 0.5)
  },
  coins: (on, at) => {
    for (const late of [0, 0.08]) {
      note(on, at + late, 2637, 0.16, 0.05, 'triangle')
      note(on, at + late, 4186, 0.22, 0.04, 'sine')
    }
  },
  tick: (on, at) => knock(on, at, 900, 0.18),
}
