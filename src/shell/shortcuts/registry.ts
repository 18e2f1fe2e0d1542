import { createListeners } from '#base/listeners'

/** A key, or several one after the other, that does something on the page that is open. */
export interface Shortcut {
  /** 'c', '?', or 'g i' for one after the other; 'mod+k' is held with Ctrl, on a Mac with Cmd; 'arrows' is any of them. */
  readonly keys: string
  readonly group: ShortcutGroup
  /** What it does, in the language of the page. */
  readonly label: string
  /** Left out where the part that it belongs to hears it for itself: then it is only listed. */
  readonly run?: (() => void) | undefined
}
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

/** Makes a shortcut work until the answered function is called. */
export function register(shortcut: Shortcut): () => void {
  registered.add(shortcut)
  notify()
  return () => {
    registered.delete(shortcut)
    notify()
  }
}

/** Every shortcut that works now, also those that are only listed. */
export const readShortcuts = (): readonly Shortcut[] => snapshot

/** Calls back whenever other shortcuts work; answers how to stop it. */
export const subscribeToShortcuts = changes.listen

/** What keys do. */
export const shortcutFor = (keys: string): (() => void) | undefined => inForce(keys)?.run

/** Whether its keys do what it says: of several with the same keys only one is in force. */
export const isInForce = (shortcut: Shortcut): boolean => !shortcut.run || inForce(shortcut.keys) === shortcut

/**
 * The shortcut that keys stand for. One of the open area goes before one of every page, whichever came first; otherwise
 * the one that was registered last goes first: it belongs to what is open on top.
 */
function inForce(keys: string): Shortcut | undefined {
  const fitting = snapshot.filter((shortcut) => shortcut.run && shortcut.keys === keys)
  return fitting.findLast(({ group }) => group !== 'general' && group !== 'goTo') ?? fitting.at(-1)
}

/** Whether some shortcut begins with these keys and goes on. */
export const isBeginning = (keys: string): boolean =>
  snapshot.some((shortcut) => shortcut.run && shortcut.keys.startsWith(`${keys} `))

function notify(): void {
  snapshot = [...registered]
  changes.notify()
}
