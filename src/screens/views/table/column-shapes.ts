import type { KindMap } from '../../../define/kinds'

/** How much room a column takes. */
export interface Shape {
  /** In pixels. */
  readonly min: number
  /** Its share of what is left over. */
  readonly grow: number
  /** Figures stand at the end, so that digits are above digits. */
  readonly atEnd?: true
}

const shape =
  (min: number, grow: number): (() => Shape) =>
  () => ({ min, grow })
const figure =
  (min: number): (() => Shape) =>
  () => ({ min, grow: 0.8, atEnd: true })

/** The room for each kind's values. */
export const shapes: KindMap<Shape> = {
  text: shape(160, 1.4),
  richText: shape(220, 2),
  integer: figure(100),
  decimal: figure(110),
  boolean: shape(100, 0.6),
  date: shape(130, 0.8),
  datetime: shape(190, 1),
  choice: shape(130, 0.8),
  choices: shape(200, 1.2),
  tags: shape(200, 1.2),
  ref: shape(180, 1.4),
  refs: shape(200, 1.4),
  listOf: shape(110, 0.6),
  money: figure(140),
  currency: shape(100, 0.5),
  email: shape(220, 1.4),
  url: shape(200, 1.4),
  phone: shape(150, 0.9),
  color: shape(120, 0.6),
  country: shape(140, 0.9),
  rank: shape(90, 0.4),
  file: shape(180, 1),
  image: shape(90, 0.4),
  json: shape(200, 1.2),
  state: shape(130, 0.8),
}
