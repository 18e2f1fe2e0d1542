/** A key, or several one after the other, that does something on the page that is open. */
export interface Shortcut {
  /** 'c', '?', or 'g i' for one after the other; 'mod+k' is held with Ctrl, on a Mac with Cmd. */
  readonly keys: string
  readonly group: ShortcutGroup
  /** What it does, in the language of the page. */
  readonly label: string
  readonly run: () => void
}
export const shortcutGroups = ['general', 'goTo', 'list', 'record'] as const
export type ShortcutGroup = (typeof shortcutGroups)[number]

const registered = new Set<Shortcut>()
const listeners = new Set<() => void>()
let snapshot: readonly Shortcut[] = []

/** Makes a shortcut work until the answered function is called. */
export function register(shortcut: Shortcut): () => void {
  registered.add(shortcut)
  tell()
  return () => {
    registered.delete(shortcut)
    tell()
  }
}

/** Every shortcut that works now. */
export const readShortcuts = (): readonly Shortcut[] => snapshot

/** Calls back whenever other shortcuts work; answers how to stop it. */
export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one that was registered last goes first: it belongs to what is open on top. */
export const shortcutFor = (keys: string): Shortcut | undefined =>
  snapshot.findLast((shortcut) => shortcut.keys === keys)

/** Whether some shortcut begins with these keys and goes on. */
export const isBeginning = (keys: string): boolean =>
  snapshot.some((shortcut) => shortcut.keys.startsWith(`${keys} `))

function tell(): void {
  snapshot = [...registered]
  for (const listener of listeners) listener()
}
