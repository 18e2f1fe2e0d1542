import { createSwitch } from '../parts/switch'

export const paletteSwitch = createSwitch()
export const openPalette = (): void => paletteSwitch.set(true)
export const closePalette = (): void => paletteSwitch.set(false)
