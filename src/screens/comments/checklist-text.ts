import type { TFunction } from 'i18next'
import { formatList } from '#base/format/list'
import type { ChecklistFields } from '../fields/checklist-of'

interface ListWriting {
  readonly t: TFunction
  /** The label of the checklist. */
  readonly field: string
  readonly locale: string
}

/** With more changes than this, the sentence says only that the checklist was changed. */
const maxChanges = 3

const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : []

/** What changed in a checklist: items that were completed, reopened, added or removed, by their texts. */
export function checklistText(
  { text, done }: ChecklistFields,
  before: unknown,
  after: unknown,
  { t, field, locale }: ListWriting,
): string {
  const [first, second] = [before, after].map(
    (side) => new Map(rowsOf(side).map((row) => [String(row[text]), row[done] === true])),
  )
  const item = (value: string) => t('comments.activity.quoted', { value })
  const ofSecond = [...(second ?? [])].flatMap(([name, isDone]) => {
    const wasDone = first?.get(name)
    if (wasDone === undefined) return [t('comments.activity.added', { values: item(name), field })]
    if (wasDone === isDone) return []
    return [t(`comments.activity.${isDone ? 'completed' : 'reopened'}`, { item: item(name) })]
  })
  const removed = [...(first?.keys() ?? [])]
    .filter((name) => second?.has(name) !== true)
    .map((name) => t('comments.activity.removed', { values: item(name), field }))
  const parts = [...ofSecond, ...removed]
  return parts.length === 0 || parts.length > maxChanges
    ? t('comments.activity.changed', { field })
    : formatList(parts, locale)
}
