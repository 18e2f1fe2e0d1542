import type { KindMap } from '#define/kinds'

/** The natural width of a column in pixels. */
export interface Shape {
  readonly min: number
  /** On a wide screen. */
  readonly wide: number
  /** On a screen that is narrow for a table. */
  readonly least: number
  /** Figures are aligned to the end, so that digits line up. */
  readonly atEnd?: true
}

const shape =
  (min: number, wide: number = min, least: number = min): (() => Shape) =>
  () => ({ min, wide, least })
const figure =
  (min: number, wide: number = min, least: number = min): (() => Shape) =>
  () => ({ min, wide, least, atEnd: true })

/** The column widths by kind. */
export const shapes: KindMap<Shape> = {
  text: shape(110, 180, 100),
  richText: shape(200, 280),
  integer: figure(72, 96, 64),
  decimal: figure(90, 110),
  boolean: shape(80),
  date: shape(132, 132, 116),
  datetime: shape(132, 132, 116),
  choice: shape(108, 140, 96),
  choices: shape(180, 220),
  tags: shape(180, 220),
  ref: shape(150, 200, 118),
  refs: shape(180, 220),
  listOf: shape(100),
  money: figure(128, 144, 112),
  currency: shape(90),
  email: shape(160, 240),
  url: shape(160, 220),
  phone: shape(140, 160),
  color: shape(110),
  country: shape(120, 160),
  rank: shape(80),
  file: shape(160, 200),
  image: shape(70),
  json: shape(180, 220),
  state: shape(108, 128, 96),
}
