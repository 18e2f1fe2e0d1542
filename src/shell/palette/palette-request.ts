/** The first script and the application may be loaded as different copies of this module, so the state is global. */
const state = globalThis as { isPaletteWanted?: boolean }

/** The maximum time the application may take to load, in milliseconds. */
const waitMs = 15_000

/** Stores that the user has pressed Ctrl+K or Cmd+K before the application has loaded. */
export function watchForPalette(): void {
  document.addEventListener('keydown', remember)
  setTimeout(stop, waitMs)
}

/**
 * Whether the user has already requested the palette; stops listening, because the application handles the key from
 * now on.
 */
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
