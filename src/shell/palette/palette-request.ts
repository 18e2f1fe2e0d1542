/** The first script and the program may be loaded as different copies of this module, so the state is global. */
const state = globalThis as { isPaletteWanted?: boolean }

/** How long after the first script the program may still come, in milliseconds. */
const waitMs = 15_000

/** Remembers that the user has pressed Ctrl+K or Cmd+K before the program has come that opens the palette. */
export function watchForPalette(): void {
  document.addEventListener('keydown', remember)
  setTimeout(stop, waitMs)
}

/** Whether the user has already asked for the palette; from now on the program listens for itself. */
export function takePaletteRequest(): boolean {
  stop()
  const isWanted = state.isPaletteWanted ?? false
  delete state.isPaletteWanted
  return isWanted
}

const stop = (): void => document.removeEventListener('keydown', remember)

function remember(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
  event.preventDefault()
  state.isPaletteWanted = true
}
