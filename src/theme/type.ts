interface Step {
  /** Pixels on a phone, and on a desktop; in between it grows with the window. */
  readonly from: number
  readonly to: number
  /** The line height relative to the font size. */
  readonly line: number
}
const step = (from: number, line: number, to = from): Step => ({ from, to, line })

/** The type scale. The line height of both body sizes is the font size plus 8 px. */
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

/** The line height of Chinese text, whose characters fill their squares. */
export const chineseLine = 1.7

/** The window width from which headings have their full size, in pixels. */
const widest = 1280

/** The font size of a step as CSS, relative to the browser's font size. */
export function sizeOf(name: TypeName): string {
  const { from, to } = typeScale[name]
  const rem = (size: number) => `${size / 16}rem`
  return from === to ? rem(from) : `clamp(${rem(from)}, ${(to / widest) * 100}vw, ${rem(to)})`
}
