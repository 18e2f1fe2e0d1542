const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of a shortcut as printed on the keyboard: ['⌘', 'K'], or ['G', 'I'] for a sequence. */
export const keyNames = (keys: string): readonly string[] => keys.split(/[ +]/).map(nameOf)

const printed: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  arrows: '← → ↑ ↓',
  'arrows-up-down': '↑ ↓',
  'arrows-left-right': '← →',
  ArrowDown: '↓',
}
const printedOnMac: Readonly<Record<string, string>> = { mod: '⌘', Alt: '⌥', Shift: '⇧' }

function nameOf(key: string): string {
  const name = (isMac() ? printedOnMac[key] : undefined) ?? printed[key]
  if (name !== undefined) return name
  if (key === 'mod') return 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}

/** Whether the keys are held together, and not pressed in sequence. */
export const areHeld = (keys: string): boolean => keys.includes('+')

/** The keys as one text: '⌘K', 'Ctrl K', 'G I'. */
export const keyText = (keys: string): string => keyNames(keys).join(isMac() && areHeld(keys) ? '' : ' ')

/** The keys in the format of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string =>
  keys
    .replace('mod', isMac() ? 'Meta' : 'Control')
    .replace(/\+(.)$/, (_, key: string) => `+${key.toUpperCase()}`)
