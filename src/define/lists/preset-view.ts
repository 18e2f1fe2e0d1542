import type { Me, Role } from '../access'

/** The bounds of a number or an amount, which is in minor units. */
export const bounds = ['gt', 'gte', 'lt', 'lte'] as const
export type Bounds = { readonly [Bound in (typeof bounds)[number]]?: number }

/** What a preset view requires of a field: a value, one of several, bounds, or that it refers to the current user. */
export type AnyWanted = string | number | boolean | readonly (string | number)[] | Bounds | Me

/** Whether a requirement has bounds. */
export const isBounds = (wanted: AnyWanted): wanted is Bounds =>
  typeof wanted === 'object' && bounds.some((bound) => bound in wanted)

/** A named view of a list that its resource declares. */
export interface PresetView<Where, Sort extends string, Column extends string> {
  /** In English; the label files have it in other languages. */
  readonly label: string
  /** Only records that meet all of these conditions; each needs a filter. */
  readonly where?: Where
  /** The order, if it is not the default one of the list. */
  readonly sort?: Sort
  /** Default: the columns that the user has chosen for the list. */
  readonly columns?: readonly Column[]
  /** Default: the table. */
  readonly view?: 'board' | 'calendar' | 'gallery'
  /** The height of the rows, if it is not the comfortable one. */
  readonly density?: 'compact'
  /** The roles that are offered it, of those that may use its fields; default: all of them. */
  readonly for?: readonly Role[]
}

/** A preset view as the framework reads it, whatever the fields of its resource are. */
export type AnyPresetView = PresetView<{ readonly [field: string]: AnyWanted | undefined }, string, string>

/** The preset views of a resource by their names. */
export interface AnyPresetViews {
  readonly [name: string]: AnyPresetView
}
