/** Short messages that go away by themselves. */
interface Toast {
  number: number
  /** Asked whenever it is shown: the language may change under it. */
  text: () => string
  bad: boolean
}

let shown = $state<Toast[]>([])
let count = 0

export function toasts(): Toast[] {
  return shown
}

export function toast(text: () => string, bad = false): void {
  const number = ++count
  shown.push({ number, text, bad })
  setTimeout(() => dismiss(number), bad ? 8000 : 4000)
}

export function dismiss(number: number): void {
  shown = shown.filter((one) => one.number !== number)
}
