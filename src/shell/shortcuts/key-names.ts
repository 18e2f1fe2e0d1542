const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of a shortcut as they are printed on the keyboard: ['⌘', 'K'], or ['G', 'I'] one after the other. */
export const keyNames = (keys: string): readonly string[] => keys.split(/[ +]/).map(nameOf)

const printed: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  arrows: '← → ↑ ↓',
  'arrows-up-down': '↑ ↓',
  ArrowDown: '↓',
}
const printedOnMac: Readonly<Record<string, string>> = { mod: '⌘', Alt: '⌥', Shift: '⇧' }

function nameOf(key: string): string {
  const name = (isMac() ? printedOnMac[key] : undefined) ?? printed[key]
  if (name !== undefined) return name
  if (key === 'mod') return 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}

/** Whether they are held together, or pressed one after the other. */
export const areHeld = (keys: string): boolean => keys.includes('+')

/** The keys as one text: '⌘K', 'Ctrl K', 'G I'. */
export const keyText = (keys: string): string => keyNames(keys).join(isMac() && areHeld(keys) ? '' : ' ')

/** The same as `aria-keyshortcuts` writes it. */
export const ariaKeys = (keys: string): string =>
  keys
    .replace('mod', isMac() ? 'Meta' : 'Control')
    .replace(/\+(.)$/, (_, key: string) => `+${key.toUpperCase()}`)
