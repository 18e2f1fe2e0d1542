import { createSwitch } from '../parts/switch'

export const shortcutsSwitch = createSwitch()

/** Opens the list of all shortcuts that work on the current page. */
export const openShortcuts = (): void => shortcutsSwitch.set(true)
