import type { KindMap } from '#define/kinds'

/** The width of a column. */
export interface Shape {
  /** In pixels. */
  readonly min: number
  /** Its share of the remaining width. */
  readonly grow: number
  /** Figures are aligned to the end, so that digits line up. */
  readonly atEnd?: true
}

const shape =
  (min: number, grow: number): (() => Shape) =>
  () => ({ min, grow })
const figure =
  (min: number): (() => Shape) =>
  () => ({ min, grow: 0.8, atEnd: true })

/** The column widths by kind. */
export const shapes: KindMap<Shape> = {
  text: shape(110, 1.2),
  richText: shape(200, 2),
  integer: figure(72),
  decimal: figure(90),
  boolean: shape(80, 0.6),
  date: shape(132, 0.8),
  datetime: shape(132, 1.2),
  choice: shape(108, 0.8),
  choices: shape(180, 1.2),
  tags: shape(180, 1.2),
  ref: shape(150, 1.4),
  refs: shape(180, 1.4),
  listOf: shape(100, 0.6),
  money: figure(128),
  currency: shape(90, 0.5),
  email: shape(180, 1.4),
  url: shape(160, 1.4),
  phone: shape(140, 0.9),
  color: shape(110, 0.6),
  country: shape(120, 0.9),
  rank: shape(80, 0.4),
  file: shape(160, 1),
  image: shape(70, 0.3),
  json: shape(180, 1.2),
  state: shape(108, 0.8),
}
