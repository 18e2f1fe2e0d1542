import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { Select } from '#shell/parts/select/select'
import { fillable, twiceIn } from './fields'
import type { Column, Look } from './import-call'
import styles from './import.module.css'

interface ColumnTableProps {
  readonly resource: AnyResource
  readonly look: Look
  readonly columns: readonly Column[]
  readonly onChange: (columns: readonly Column[]) => void
}

const shownValues = 3

/** The columns of a file with their first values, and the field for each. */
export function ColumnTable({ resource, look, columns, onChange }: ColumnTableProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const id = useId()
  const role = useRole()
  const options = useMemo(
    () => [
      { value: '', label: t('importing.passOver') },
      ...fillable(resource, role).map((name) => ({ value: name, label: labels.field(resource, name) })),
    ],
    [resource, role, labels, t],
  )
  const twice = twiceIn(columns)
  const choose = (position: number, field: string) =>
    onChange(columns.map((item, index) => (index === position ? { ...item, field: field || null } : item)))
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{t('importing.column')}</th>
          <th scope="col">{t('importing.sample')}</th>
          <th scope="col">{t('importing.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, field }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name
          <tr key={index} data-off={field === null}>
            <th scope="row">{header}</th>
            <td className={styles.sample}>
              {look.sample
                .slice(0, shownValues)
                .map(({ cells }) => cells[index] ?? '')
                .filter((cell) => cell !== '')
                .join(' · ')}
            </td>
            <td>
              <Select
                label={t('importing.fieldFor', { column: header })}
                options={options}
                value={field ?? ''}
                onChange={(name) => choose(index, name)}
                isInvalid={twice.has(header)}
                describedBy={twice.has(header) ? `${id}${index}` : undefined}
              />
              {twice.has(header) && (
                <p id={`${id}${index}`} className={styles.error}>
                  {t('importing.twice')}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
