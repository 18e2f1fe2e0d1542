import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf } from '#define/reading'
import { titleOf } from '#base/format/record-path'
import { useLabels } from '#base/i18n/labels'
import { formatValue } from '../../fields/text/format'
import { useRenderContext } from '../../fields/use-render-context'
import type { Report } from '../../import/import-call'
import { wrongRows } from '../../import/row-errors'
import type { PastePlan } from './paste-plan'
import styles from './pasting.module.css'

interface PasteChangesProps {
  readonly resource: AnyResource
  readonly plan: PastePlan
  readonly report: Report
}

/** The pasted values with the former ones and the error of each cell, and what is left out. */
export function PasteChanges({ resource, plan, report }: PasteChangesProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const format = useRenderContext()
  const labelOf = (name: string) => labels.field(resource, name)
  const wrong = new Map(wrongRows(report, labelOf).map((row) => [row.line, row]))
  return (
    <>
      <Summary resource={resource} plan={plan} report={report} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={labels.resource(resource)} tabIndex={0}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{labelOf(resource.title)}</th>
              {plan.fields.map((name) => (
                <th key={name} scope="col">
                  {labelOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.records.map(({ row, texts }, index) => {
              // The first line of the sheet has the names, and its first column the ids.
              const { cellErrors, otherErrors = [] } = wrong.get(index + 2) ?? {}
              return (
                <tr key={row.id}>
                  <th scope="row">
                    <bdi>{titleOf(resource, row)}</bdi>
                    {otherErrors.map((text) => (
                      <p key={text} className={styles.error}>
                        {text}
                      </p>
                    ))}
                  </th>
                  {plan.fields.map((name, at) => {
                    const field = fieldOf(resource, name)
                    const before = field ? formatValue(field, row[name], { resource, name, row }, format) : ''
                    const error = cellErrors?.get(at + 1)
                    return (
                      <td key={name} data-wrong={error !== undefined || undefined}>
                        <bdi>{texts[at] || format.empty}</bdi>
                        {before !== texts[at] && (
                          <p className={styles.was}>
                            {t('editing.paste.was', { value: before || format.empty })}
                          </p>
                        )}
                        {error !== undefined && <p className={styles.error}>{error}</p>}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What would change, and what is left out. */
function Summary({ resource, plan, report }: PasteChangesProps) {
  const { t, i18n } = useTranslation()
  const labels = useLabels()
  const counted = (count: number) => ({ count, total: count.toLocaleString(i18n.language) })
  const columns = plan.skippedColumns.map((name) => labels.field(resource, name)).join(', ')
  const lines = [
    report.updated > 0 ? t('editing.paste.summary', counted(report.updated)) : '',
    report.updated === 0 && report.wrong === 0 ? t('editing.paste.nothing') : '',
    report.wrong > 0 ? t('editing.paste.wrong', counted(report.wrong)) : '',
    columns === '' ? '' : t('editing.paste.skipped', { columns }),
    plan.lockedRows > 0 ? t('editing.paste.locked', counted(plan.lockedRows)) : '',
    plan.rowsLeftOver > 0 ? t('editing.paste.leftOver', counted(plan.rowsLeftOver)) : '',
  ]
  return (
    <div className={styles.summary}>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
