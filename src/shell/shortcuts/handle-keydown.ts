import { isBeginning, shortcutFor } from './registry'
import { areWanted } from './wish'

/** The maximum time between two keys of a sequence, in milliseconds. */
const sequenceTimeoutMs = 1500

let begun: { readonly keys: string; readonly until: number } | undefined

/** Runs the shortcut of a key, unless the key was meant for something else. */
export function handleKeydown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  const keys = keysOf(event)
  if (keys === undefined) return
  // In a text field it undoes what was typed.
  if (keys === 'mod+z' && isTyping(event.target)) return
  if (keys.startsWith('mod+')) return run(event, keys)
  if (!areWanted() || isTyping(event.target) || isSomethingOpen()) return void (begun = undefined)
  const whole = begun && begun.until > Date.now() ? `${begun.keys} ${keys}` : keys
  begun = isBeginning(whole) ? { keys: whole, until: Date.now() + sequenceTimeoutMs } : undefined
  run(event, shortcutFor(whole) ? whole : keys)
}

function run(event: KeyboardEvent, keys: string): void {
  const act = shortcutFor(keys)
  if (!act) return
  begun = undefined
  event.preventDefault()
  act()
}

/**
 * The key by the character it types; undefined for keys without a character, and with Alt, which types other
 * characters.
 */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if ([...key].length !== 1 || altKey) return undefined
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
