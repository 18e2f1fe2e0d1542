import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../fields/field-value'
import { useLocale } from '#base/format/use-locale'
import { changedFields, withNames } from './named-values'
import { RawValue } from './raw-value'
import type { Change } from './use-history'

type ShownChange = Pick<Change, 'before' | 'after' | '_masked' | '_refs' | 'revealed'>

interface ChangeValuesProps {
  readonly resource: AnyResource
  /** The record as far as it is known, for fields that belong to a changed value, such as its currency. */
  readonly row: Readonly<Record<string, unknown>>
  readonly change: ShownChange
}

const sides = ['before', 'after'] as const

/** A change field by field, with the values before and after. */
export function ChangeValues({ resource, row, change }: ChangeValuesProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const listed = new Intl.ListFormat(useLocale())
  const changed = { ...change.before, ...change.after, ...change._masked }
  const names = changedFields(resource, changed)
  const sideOf = useSideOf(resource)
  const shown = sides.filter((side) => change[side] !== null)
  if (change.revealed?.length === 0) return null
  if (change.revealed)
    return <p>{listed.format(change.revealed.map((name) => labels.field(resource, name)))}</p>
  if (names.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          {shown.map((side) => (
            <th key={side} scope="col">
              {t(`history.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{labels.field(resource, name)}</th>
            {shown.map((side) => (
              <td key={side}>
                <FieldValue resource={resource} name={name} row={sideOf(row, change, side)} />
                <RawValue field={fieldOf(resource, name)} value={change[side]?.[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns a function that gets the record before or after a change, with names instead of ids. */
export function useSideOf(resource: AnyResource) {
  const { t } = useTranslation()
  return (...change: Parameters<typeof sideOf>) =>
    withNames(resource, sideOf(...change), t('list.goneOrNoAccess'))
}

/** The record before or after a change. The masks of the current record do not apply to the earlier values. */
export function sideOf(row: ChangeValuesProps['row'], change: ShownChange, side: (typeof sides)[number]) {
  const masks = Object.entries(change._masked ?? {}).flatMap(([name, shows]) => {
    const end = shows[side]
    return end === null ? [] : [[name, { shows: end, reveals: false }] as const]
  })
  const refs = { ...(row['_refs'] as object | undefined), ...change._refs }
  const nothing = Object.fromEntries(Object.keys(change._masked ?? {}).map((name) => [name, null]))
  return { ...row, ...nothing, ...change[side], _refs: refs, _masked: Object.fromEntries(masks) }
}
