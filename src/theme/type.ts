interface Step {
  /** Pixels on a phone, and on a desktop; between them it grows with the window. */
  readonly from: number
  readonly to: number
  /** The height of a line, in sizes of the letters. */
  readonly line: number
}
const step = (from: number, line: number, to = from): Step => ({ from, to, line })

/** The scale of type. Both kinds of running text are 8 px higher than their letters. */
export const typeScale = {
  h1: step(40, 1.25, 64),
  h2: step(32, 1.33, 48),
  h3: step(24, 1.5, 32),
  h4: step(20, 1.5, 24),
  h5: step(18, 1.5),
  h6: step(17, 1.5),
  subtitle1: step(16, 1.5),
  subtitle2: step(14, 22 / 14),
  body1: step(16, 24 / 16),
  body2: step(14, 22 / 14),
  caption: step(12, 18 / 12),
} as const
export type TypeName = keyof typeof typeScale

/** How high a line of running text is in Chinese, whose characters fill their squares. */
export const chineseLine = 1.7

/** The window in which a heading is as large as it gets, in pixels. */
const widest = 1280

/** The size of a step, as CSS: it follows the font size that users set in their browser. */
export function sizeOf(name: TypeName): string {
  const { from, to } = typeScale[name]
  const rem = (size: number) => `${size / 16}rem`
  return from === to ? rem(from) : `clamp(${rem(from)}, ${(to / widest) * 100}vw, ${rem(to)})`
}
