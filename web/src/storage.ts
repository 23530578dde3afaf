/** What this browser remembers. Where it may not remember anything, nothing breaks. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tycoon.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tycoon.${key}`, value)
  } catch {
    // Private windows may forbid it.
  }
}

/** What this tab remembers, until it is closed. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(`tycoon.${key}`)
  } catch {
    return null
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(`tycoon.${key}`, value)
  } catch {
    // Private windows may forbid it.
  }
}
