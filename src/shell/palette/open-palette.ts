import { createSwitch } from '../parts/switch'

/** Whether the palette is open. */
export const paletteSwitch = createSwitch()
export const openPalette = (): void => paletteSwitch.turn(true)
export const closePalette = (): void => paletteSwitch.turn(false)
