import type { Values } from '#define/parsing/parse'
import { sameValue } from '../../fields/form-values'
import type { Change } from '../use-history'

/** What differs between two versions of a record, in the shape of one change. */
export type VersionDifference = Required<Pick<Change, 'before' | 'after' | '_masked' | '_refs'>> & {
  readonly before: Values
  readonly after: Values
}

/** A value on one side of a change: known, hidden behind a mask, or not part of the change. */
type Side = { readonly value: unknown } | { readonly mask: string | null } | undefined

function sideIn(change: Change, side: 'before' | 'after', name: string): Side {
  const masked = change._masked
  if (masked && Object.hasOwn(masked, name)) return { mask: masked[name]?.[side] ?? null }
  const values = change[side]
  if (values && Object.hasOwn(values, name)) return { value: values[name] }
  return undefined
}

/** The changes of values: a reveal is an entry of the history too. */
export const changesOfValues = (changes: readonly Change[]): Change[] =>
  changes.filter(({ revealed }) => revealed === undefined)

/**
 * What differs between two versions: for each field that was changed between them, the value before the first change
 * and the value after the last one. Fields that have the same value again are left out.
 * @param changes all changes after the version `from`, in any order, with or without older ones
 */
export function differenceOf(changes: readonly Change[], from: number, to: number): VersionDifference {
  const between = changesOfValues(changes)
    .filter(({ version }) => version > from && version <= to)
    .toSorted((a, b) => a.version - b.version)
  const names = new Set(
    between.flatMap(({ before, after, _masked }) => Object.keys({ ...before, ...after, ..._masked })),
  )
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const masked: Record<string, { before: string | null; after: string | null }> = {}
  for (const name of names) {
    const touching = between.filter(({ before, after, _masked }) =>
      [before, after, _masked].some((values) => values && Object.hasOwn(values, name)),
    )
    const [first, last] = [touching[0], touching.at(-1)]
    const sides = [first && sideIn(first, 'before', name), last && sideIn(last, 'after', name)] as const
    if (sides.some((side) => side && 'mask' in side)) {
      const [old, now] = sides.map((side) => (side && 'mask' in side ? side.mask : null))
      masked[name] = { before: old ?? null, after: now ?? null }
    } else if (sameValue(valueOf(sides[0]), valueOf(sides[1]))) continue
    if (sides[0] && 'value' in sides[0]) before[name] = sides[0].value
    if (sides[1] && 'value' in sides[1]) after[name] = sides[1].value
  }
  const refs = between.map(({ _refs }) => _refs)
  return { before, after, _masked: masked, _refs: Object.assign({}, ...refs) as Change['_refs'] }
}

const valueOf = (side: Side): unknown => (side && 'value' in side ? side.value : null)
