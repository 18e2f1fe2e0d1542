import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { isEmpty } from '../fields/text/format'
import type { Column } from './columns'

/** What a card of a list on a phone shows. */
interface CompactCard {
  readonly title?: Column | undefined
  readonly amount?: Column | undefined
  readonly status?: Column | undefined
  /** The values of the line below them, the most important first. */
  readonly meta: readonly Column[]
}

/** How many values one line has room for. */
const maxFacts = 2
/** Whether a value is shown as a chip. */
export const isChip = ({ field: { kind } }: Column): boolean => kind === 'choice' || kind === 'state'
const isTime = ({ field: { kind } }: Column) => kind === 'date' || kind === 'datetime'

/**
 * The two most important values in the line below the title: none that is empty or repeats the title, and one time at
 * most, because times are never cut; a chip, which is not cut either, has no room beside it. The time is the last, as it
 * leaves space at its end where its label is hidden. A record without a title of its own has one that contains the
 * title of a record that it refers to.
 */
export function factsOf(
  { title, meta }: CompactCard,
  row: Row,
  titleText: string,
  textOf: (column: Column) => string,
): readonly Column[] {
  const hasOwnTitle = title !== undefined && !isEmpty(row[title.name])
  const repeatsTitle = ({ field }: Column, text: string) =>
    text === titleText || (!hasOwnTitle && field.kind === 'ref' && text !== '' && titleText.includes(text))
  const shown = meta.filter((column) => !isEmpty(row[column.name]) && !repeatsTitle(column, textOf(column)))
  const firstTime = shown.find(isTime)
  const facts = shown.filter((column) => !isTime(column) || column === firstTime)
  const hasTime = facts.slice(0, maxFacts).some(isTime)
  return facts
    .filter((column) => !(hasTime && isChip(column)))
    .slice(0, maxFacts)
    .toSorted((item, other) => Number(isTime(item)) - Number(isTime(other)))
}

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
