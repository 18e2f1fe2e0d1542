import type { AnyResource } from '#define'
import type { Column } from './columns'

/** What a card of a list on a phone shows. */
interface CompactCard {
  readonly title?: Column | undefined
  readonly amount?: Column | undefined
  readonly status?: Column | undefined
  /** The values below them. */
  readonly meta: readonly Column[]
}

/** How many values a card has room for. */
export const maxMeta = 2

/**
 * What a card shows of the columns of a list: as declared by `compact`, or else by the summary of a record. Without
 * either, the first amount, the first state, and all other columns.
 */
export function compactOf({ layout }: AnyResource, columns: readonly Column[]): CompactCard {
  const { amount, status, meta }: Declared = { ...layout?.summary, ...layout?.compact }
  const named = (name: string | undefined) => columns.find((column) => column.name === name)
  const ofKind = (kind: string) => columns.find(({ field, isTitle }) => field.kind === kind && !isTitle)
  const title = columns.find(({ isTitle }) => isTitle)
  const shown = { title, amount: named(amount) ?? ofKind('money'), status: named(status) ?? ofKind('state') }
  const taken = new Set<Column | undefined>(Object.values(shown))
  const others = columns.filter((column) => !taken.has(column))
  const declared = meta?.flatMap((name) => others.find((column) => column.name === name) ?? []) ?? []
  return { ...shown, meta: declared.length > 0 ? declared : others }
}

interface Declared {
  readonly amount?: string
  readonly status?: string
  readonly meta?: readonly string[]
}
