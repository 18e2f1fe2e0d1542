import type { TFunction } from 'i18next'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { allFieldsOf, fieldOf } from '#define/reading'
import { formatList } from '#base/format/list'
import type { Labels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { formatValue, isEmpty, type FormatContext } from '../fields/text/format'
import { sideOf } from '../history/change-values'
import type { Change } from '../history/use-history'
import { checklistOf } from '../fields/checklist-of'
import { checklistText } from './checklist-text'

/** What the sentences are written with. */
export interface Writing {
  readonly t: TFunction
  readonly labels: Labels
  readonly around: FormatContext
}

/** The record before and after a change. */
interface Sides {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Longer texts are not part of a sentence. */
const maxLength = 60

/** Kinds whose values never fit into a sentence. */
const unspoken: ReadonlySet<AnyField['kind']> = new Set(['richText', 'json', 'image', 'file', 'listOf'])

/**
 * What a change did, without its user: 'moved this from Todo to Doing', 'set Due to May 2, 2026 and changed
 * Description'. Empty if it changed no value that the sentence could name.
 */
export function activityText(resource: AnyResource, row: Row, change: Change, writing: Writing): string {
  const { t } = writing
  const { operation, before, after } = change
  if (operation === 'create') return t('comments.activity.created')
  if (operation === 'delete') return t('comments.activity.deleted')
  if (before === null || after === null) return ''
  const sides = { before: sideOf(row, change, 'before'), after: sideOf(row, change, 'after') }
  const parts = changedNames(resource, change).map((name) =>
    Object.hasOwn(change._masked ?? {}, name)
      ? t('comments.activity.changed', { field: writing.labels.field(resource, name) })
      : fieldText(resource, name, sides, writing),
  )
  return formatList([...new Set(parts)], writing.around.locale)
}

/** The changed fields that no rule has set: states and columns first. A position counts only if nothing else changed. */
function changedNames(resource: AnyResource, { before, after, _masked, rules }: Change): string[] {
  const changed = { ...before, ...after, ..._masked }
  const byRules = new Set(rules?.flatMap(({ fields }) => fields))
  const names = Object.keys(allFieldsOf(resource)).filter(
    (name) => Object.hasOwn(changed, name) && !byRules.has(name),
  )
  const others = names.filter((name) => fieldOf(resource, name)?.kind !== 'rank')
  const isFirst = (name: string) =>
    fieldOf(resource, name)?.kind === 'state' || name === resource.views?.board?.by
  return others.length === 0
    ? names
    : others.toSorted((name, other) => Number(isFirst(other)) - Number(isFirst(name)))
}

function fieldText(resource: AnyResource, name: string, sides: Sides, writing: Writing): string {
  const { t, labels, around } = writing
  const kind = fieldOf(resource, name)
  const field = labels.field(resource, name)
  if (kind?.kind === 'rank') return t('comments.activity.placed')
  const checklist = kind?.kind === 'listOf' ? checklistOf(kind) : undefined
  if (checklist)
    return checklistText(checklist, sides.before[name], sides.after[name], {
      t,
      field,
      locale: around.locale,
    })
  if (kind?.kind === 'refs' || kind?.kind === 'tags' || kind?.kind === 'choices')
    return itemsText(resource, name, kind, sides, writing)
  return changedText(resource, name, sides, writing)
}

/** The old and the new value of a field with one value. */
function changedText(resource: AnyResource, name: string, sides: Sides, writing: Writing): string {
  const { t } = writing
  const field = writing.labels.field(resource, name)
  const [before, after] = [sides.before, sides.after].map((side) => valueText(resource, name, side, writing))
  if (before === undefined || after === undefined || before === after)
    return t('comments.activity.changed', { field })
  if (name === resource.views?.board?.by && after !== '')
    return before === ''
      ? t('comments.activity.movedTo', { after })
      : t('comments.activity.moved', { before, after })
  if (before === '') return t('comments.activity.set', { field, after })
  if (after === '') return t('comments.activity.cleared', { field, before })
  return t('comments.activity.changedFrom', { field, before, after })
}

/** A value as text: '' if it is empty, undefined if it is too long for a sentence. */
function valueText(
  resource: AnyResource,
  name: string,
  row: Readonly<Record<string, unknown>>,
  { t, around }: Writing,
): string | undefined {
  const field = fieldOf(resource, name)
  if (!field || unspoken.has(field.kind)) return undefined
  if (isEmpty(row[name])) return ''
  const text = formatValue(field, row[name], { resource, name, row }, around)
  if (text.length > maxLength || text.includes('\n')) return undefined
  return field.kind === 'text' && field.format === undefined
    ? t('comments.activity.quoted', { value: text })
    : text
}

/** What was added to a field with several values, and what was removed from it. */
function itemsText(
  resource: AnyResource,
  name: string,
  kind: AnyField,
  { before, after }: Sides,
  { t, labels, around }: Writing,
): string {
  const field = labels.field(resource, name)
  const [first, second] = [before[name], after[name]].map((value) => (Array.isArray(value) ? value : []))
  const without = (items: readonly unknown[] = [], others: readonly unknown[] = []) =>
    items.filter((item) => !others.includes(item))
  const textOf = (items: readonly unknown[], row: Sides['after']) =>
    items.length === 0 ? '' : formatValue(kind, items, { resource, name, row }, around)
  const [added, removed] = [textOf(without(second, first), after), textOf(without(first, second), before)]
  const parts = [
    ...(added === '' ? [] : [t('comments.activity.added', { values: added, field })]),
    ...(removed === '' ? [] : [t('comments.activity.removed', { values: removed, field })]),
  ]
  return parts.length === 0 ? t('comments.activity.changed', { field }) : formatList(parts, around.locale)
}
