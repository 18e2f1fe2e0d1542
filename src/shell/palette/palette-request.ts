/** The first script and the application may be loaded as different copies of this module, so the state is global. */
const state = globalThis as { isPaletteWanted?: boolean; stopPaletteWatch?: () => void }

/** The maximum time the application may take to load, in milliseconds. */
const waitMs = 15_000

/** Stores that the user has pressed Ctrl+K or Cmd+K before the application has loaded. */
export function watchForPalette(): void {
  if (state.stopPaletteWatch) return
  document.addEventListener('keydown', remember)
  state.stopPaletteWatch = () => document.removeEventListener('keydown', remember)
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

const stop = (): void => state.stopPaletteWatch?.()

function remember(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
  event.preventDefault()
  state.isPaletteWanted = true
}
