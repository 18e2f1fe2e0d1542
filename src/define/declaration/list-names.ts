import type { filterKinds, sortKinds } from '../any-resource'
import type { Known, NamesOf } from './field-names'

/** Those of the names that are texts. */
export type Text<T> = Extract<T, string>

/** The names of the fields that have one of these kinds, computed ones included. */
export type Names<Fields, Work, Kinds> = Text<NamesOf<Fields, Kinds>> | Text<NamesOf<Known<Work>, Kinds>>

type MetaName = 'createdAt' | 'updatedAt'

/** The names of everything that a list can show. */
export type ColumnName<Fields, Work> = Text<keyof Fields> | Text<keyof Known<Work>> | MetaName
/** The names of everything that a list can be sorted by. */
export type SortName<Fields, Work> = Names<Fields, Work, (typeof sortKinds)[number]> | MetaName
/** The names of everything that a list can be filtered by. */
export type FilterName<Fields, Work> = Names<Fields, Work, (typeof filterKinds)[number]> | MetaName
/** A name of a field as an order: with a minus it is descending. */
export type Signed<Name extends string> = Name | `-${Name}`
