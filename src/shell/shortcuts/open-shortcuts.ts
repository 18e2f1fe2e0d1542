import { createSwitch } from '../parts/switch'

/** Whether the list of shortcuts is open. */
export const shortcutsSwitch = createSwitch()

/** Shows every shortcut that works on the page that is open. */
export const openShortcuts = (): void => shortcutsSwitch.set(true)
