/** The colours of the theme that a value may name: events, labels and the like are shown in them. */
export const hues = ['blue', 'cyan', 'green', 'orange', 'red', 'purple', 'grey'] as const
export type Hue = (typeof hues)[number]

const known: ReadonlySet<string> = new Set(hues)
export const isHue = (value: string): value is Hue => known.has(value)

/** The CSS colour of a hue. */
export const hueColor = (hue: string): string => `var(--hue-${hue})`
