import type { ReactNode } from 'react'
import type { AnyResource, Role } from '#define'
import { sumsOf } from '#define/lists/sums'
import { formatNumber } from '#base/format/intl'
import type { Column } from './columns'

/** The sums of a list, which arrive after its rows. */
export interface ListSums {
  /** The formatted number of records that are added up. */
  readonly total: string
  /** The fields that are added up, in the order of the columns. */
  readonly names: readonly string[]
  readonly status: 'loading' | 'ready' | 'missing'
  /** Whether they do not (yet) match the rows. */
  readonly isStale: boolean
  /** The formatted sums of each field: one for each currency. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Shown in place of missing sums. */
  readonly missing?: ReactNode
}

/** Sums that have not arrived, so that there is space for them; undefined where nothing is added up. */
export const awaitedSums = (names: readonly string[], found: Found): ListSums | undefined =>
  names.length === 0
    ? undefined
    : { total: totalText(found), names, status: 'loading', isStale: false, texts: {} }

interface Found {
  readonly total: number
  readonly capped: boolean
  readonly locale: string
}

const totalText = ({ total, capped, locale }: Found): string =>
  formatNumber(total, locale) + (capped ? '+' : '')

/** The sums that a role's table shows: those of its columns. */
export function summedIn(resource: AnyResource, role: Role, columns: readonly Column[]): string[] {
  const sums = sumsOf(resource, role)
  return columns.flatMap(({ name }) => (sums.includes(name) ? [name] : []))
}
