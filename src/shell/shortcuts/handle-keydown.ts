import { isBeginning, shortcutFor } from './registry'
import { areWanted } from './wish'

/** The maximum time between two keys of a sequence, in milliseconds. */
const sequenceTimeoutMs = 1500

let begun: { readonly keys: string; readonly until: number } | undefined

/** Runs the shortcut of a key, unless the key was meant for something else. */
export function handleKeydown(event: KeyboardEvent): void {
  if (isForOthers(event)) return
  const keys = keysOf(event)
  if (keys === undefined) return
  // In a text field it undoes what was typed.
  if (keys === 'mod+z' && isTyping(event.target)) return
  if (keys.startsWith('mod+')) return run(event, keys)
  if (isOff(event) || isTyping(event.target) || isSomethingOpen()) return void (begun = undefined)
  const whole = begun && begun.until > Date.now() ? `${begun.keys} ${keys}` : keys
  begun = isBeginning(whole) ? { keys: whole, until: Date.now() + sequenceTimeoutMs } : undefined
  run(event, shortcutFor(whole) ? whole : keys)
}

/** Whether something else has handled the key or composes a character; arrow keys may be held. */
const isForOthers = ({ defaultPrevented, isComposing, repeat, key }: KeyboardEvent): boolean =>
  defaultPrevented || isComposing || (repeat && !isArrow(key))

/** Whether the user has turned this key off: only keys that type a character can be. */
const isOff = ({ key }: KeyboardEvent): boolean => !areWanted() && !isNamed(key)

function run(event: KeyboardEvent, keys: string): void {
  const act = shortcutFor(keys)
  if (!act) return
  begun = undefined
  if (act(event) !== false) event.preventDefault()
}

/** Whether the key types no character. Voice input does not type such keys by accident. */
const isNamed = (key: string): boolean => [...key].length !== 1
const isArrow = (key: string): boolean => key.startsWith('Arrow')

/**
 * The key by the character it types, or by its name if it types none; undefined for names with other keys held, and
 * with Alt, which types other characters.
 */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined
  if (isNamed(key)) return ctrlKey || metaKey || shiftKey ? undefined : isArrow(key) ? 'arrows' : key
  if (ctrlKey || metaKey) return shiftKey ? undefined : `mod+${key.toLowerCase()}`
  // With Shift a letter is another shortcut; a symbol may need Shift on some keyboards.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return shiftKey && isLetter ? `Shift+${key.toLowerCase()}` : key.toLowerCase()
}

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(typed)?.matches(':not([contenteditable="false"])') === true ||
    target.closest('[role="textbox"], [role="combobox"], [role="menu"], [role="listbox"]') !== null)

/** Whether a dialog or a menu above the page handles the keys. The page beside a dialog that is not modal has them. */
const isSomethingOpen = (): boolean =>
  document.querySelector(
    'dialog[open], [role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], [role="menu"]',
  ) !== null
