import { createListeners } from '#base/listeners'

/** A key or a sequence of keys with an effect on the current page. */
export interface Shortcut {
  /**
   * 'c', '?', 'Enter', or 'g i' for a sequence; 'mod+k' is with Ctrl, or Cmd on a Mac; 'Shift+e' is with Shift;
   * 'arrows' is any arrow key.
   */
  readonly keys: string
  readonly group: ShortcutGroup
  /** What it does, in the current language. */
  readonly label: string
  /** Left out if a component handles the keys itself; then the shortcut is only listed. */
  readonly run?: RunShortcut | undefined
}

/** Runs a shortcut. It returns false if the key means nothing where the focus is: then the browser handles the key. */
export type RunShortcut = (event: KeyboardEvent) => unknown

export const shortcutGroups = [
  'general',
  'goTo',
  'list',
  'board',
  'calendar',
  'record',
  'form',
  'chat',
  'mail',
] as const
export type ShortcutGroup = (typeof shortcutGroups)[number]

const registered = new Set<Shortcut>()
const changes = createListeners()
let snapshot: readonly Shortcut[] = []

/** Registers a shortcut. Returns a function that removes it. */
export function register(shortcut: Shortcut): () => void {
  registered.add(shortcut)
  notify()
  return () => {
    registered.delete(shortcut)
    notify()
  }
}

/** Every registered shortcut, including those that are only listed. */
export const readShortcuts = (): readonly Shortcut[] => snapshot

/** Calls back when the registered shortcuts change. Returns a function that unsubscribes. */
export const subscribeToShortcuts = changes.listen

/** The function that keys run. */
export const shortcutFor = (keys: string): RunShortcut | undefined => inForce(keys)?.run

/** Whether a shortcut is the active one of several with the same keys. */
export const isInForce = (shortcut: Shortcut): boolean => !shortcut.run || inForce(shortcut.keys) === shortcut

/**
 * The active shortcut for keys. A shortcut of the open area has precedence over one of every page; otherwise the one
 * registered last, because it belongs to the topmost component.
 */
function inForce(keys: string): Shortcut | undefined {
  const fitting = snapshot.filter((shortcut) => shortcut.run && shortcut.keys === keys)
  return fitting.findLast(({ group }) => group !== 'general' && group !== 'goTo') ?? fitting.at(-1)
}

/** Whether a longer shortcut starts with these keys. */
export const isBeginning = (keys: string): boolean =>
  snapshot.some((shortcut) => shortcut.run && shortcut.keys.startsWith(`${keys} `))

function notify(): void {
  snapshot = [...registered]
  changes.notify()
}
