import { useMany } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { amongOf } from '#define/views/people'
import { currencyOf, fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import type { RenderContext } from '#screens/fields/draw'
import { formatValue } from '#screens/fields/text/format'
import { formatDay } from '#base/format/intl'
import { titleOf } from '#base/format/record-path'
import { usePeopleNames } from '#screens/fields/input/references/use-people'
import { takesNoValue, type Condition, type Group } from '#screens/list-model/state/filter'
import { dayOf } from '#base/format/days'
import { currencyIn } from './filter-scope'
import { operatorLabel } from './operators'

interface ConditionTextProps {
  readonly condition: Condition
  readonly resource: AnyResource
  readonly around: RenderContext
  /** The whole filter, from which the currency of amounts is read. */
  readonly root: Group
  /** The rows of the list, with titles of the records they refer to. */
  readonly rows: readonly Row[]
}

/** A condition in words: 'Price is at least €20.00'. */
export function ConditionText({ condition, resource, around, root, rows }: ConditionTextProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { op, value } = condition
  const field: AnyField =
    condition.field === 'id'
      ? { kind: 'ref', to: resource.name }
      : (fieldOf(resource, condition.field) ?? { kind: 'text' })
  const titles = useTitles({ resource, field, value }, around, rows)
  const currency = field.kind === 'money' ? currencyIn(resource, field, root) : undefined
  const row = {
    _refs: titles,
    ...(field.kind === 'money' && currency ? { [currencyOf(resource, field) ?? '']: currency } : {}),
  }
  const write = (value: unknown) =>
    field.kind === 'datetime'
      ? formatDay(dayOf(String(value)), around.locale)
      : formatValue(
          field,
          Array.isArray(value) || !listed(field) ? value : [value],
          { resource, name: condition.field, row },
          around,
        )
  const separator = op === 'between' ? ' – ' : around.locale.startsWith('zh') ? '、' : ', '
  const values = takesNoValue(op) ? [] : Array.isArray(value) ? value : [value]
  return (
    <>
      {labels.field(resource, condition.field)} {t(operatorLabel(field, op))}{' '}
      <b>{values.map(write).join(separator)}</b>
    </>
  )
}

const listed = ({ kind }: AnyField): boolean => kind === 'choices' || kind === 'tags' || kind === 'refs'

/** The ids of the records in a condition. */
const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

interface Compared {
  readonly resource: AnyResource
  readonly field: AnyField
  readonly value: unknown
}

/** The titles of the records in a condition: from the rows, or else requested. */
function useTitles(
  { resource, field, value }: Compared,
  around: RenderContext,
  rows: readonly Row[],
): Record<string, string> {
  const to = field.kind === 'ref' || field.kind === 'refs' ? field.to : ''
  const known = Object.assign({}, ...rows.map((row) => row._refs)) as Record<string, string>
  const unknown = to === '' ? [] : idsIn(value).filter((id) => known[id] === undefined)
  const isAmong = amongOf(field) !== undefined && !around.opensAll(to)
  const people = usePeopleNames(isAmong ? resource.name : undefined, unknown)
  const records = useRequestedTitles(isAmong ? undefined : around.readable(to), unknown)
  const isAsking = people.isAsking || records.isAsking
  const waiting = isAsking ? Object.fromEntries(unknown.map((id) => [id, '…'])) : {}
  return { ...known, ...waiting, ...records.titles, ...people.titles }
}

function useRequestedTitles(target: AnyResource | undefined, ids: readonly string[]) {
  const { query, result } = useMany<Row>({
    resource: target?.name ?? '',
    ids: [...ids],
    errorNotification: false,
    queryOptions: { enabled: target !== undefined && ids.length > 0 },
  })
  const titles = target ? (result.data ?? []).map((row) => [row.id, titleOf(target, row)] as const) : []
  return { titles: Object.fromEntries(titles), isAsking: query.isFetching }
}
