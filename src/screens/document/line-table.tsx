import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { DocumentLines } from '#define/layout/document-of'
import { fieldAt } from '#define/field-at'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { isFigure } from '../fields/field-value'
import { formatValue } from '../fields/text/format'
import { useRenderContext } from '../fields/use-render-context'
import styles from './document.module.css'

interface LineTableProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly lines: DocumentLines
}

/** The lines of a document, with the amount of each. */
export function LineTable({ resource, row, lines: { of, columns, rows, amounts } }: LineTableProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  const written = (name: string, value: unknown) => {
    const path = `${of}.${name}`
    const field = fieldAt(resource, path)
    return field ? formatValue(field, value, { resource, name: path, row }, around) : ''
  }
  const end = (name: string) => (isFigure(fieldAt(resource, `${of}.${name}`)) ? styles.end : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls on narrow screens and must be reachable by keyboard.
    <section className={styles.lines} tabIndex={0} aria-label={labels.field(resource, of)}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={end(name)}>
                {labels.field(resource, `${of}.${name}`)}
              </th>
            ))}
            {amounts && (
              <th scope="col" className={styles.end}>
                {t('document.amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((line, index) => (
            <tr key={index}>
              {columns.map((name) => (
                <td key={name} className={end(name)}>
                  {written(name, line[name])}
                </td>
              ))}
              {amounts && <td className={styles.end}>{written(amounts.like, amounts.values[index])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
