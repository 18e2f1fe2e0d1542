import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { sentencesOf } from '#providers/data/http/problem'
import { useLabels } from '#base/i18n/labels'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { formatBytes } from '#base/format/bytes'
import { ColumnTable } from './column-table'
import { keysIn, missingIn, twiceIn } from './fields'
import styles from './import.module.css'
import { StepTitle } from './step-title'
import type { Chosen } from './stage'

interface ColumnsStepProps {
  readonly resource: AnyResource
  readonly chosen: Chosen
  readonly problem: unknown
  readonly onChange: (chosen: Chosen) => void
  readonly onAgain: () => void
  readonly onCheck: () => void
}

/** The field for each column, and the field that identifies existing records. */
export function ColumnsStep({ resource, chosen, problem, onChange, onAgain, onCheck }: ColumnsStepProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const role = useRole()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const { columns, key, look, file } = chosen
  const keys = keysIn(resource, columns)
  const missing = key === '' ? missingIn(resource, role, columns) : []
  const isNone = !columns.some(({ field }) => field !== null && field !== 'id')
  const check = () => (isNone || twiceIn(columns).size > 0 ? setConfirming(true) : onCheck())
  const change = (next: Chosen['columns']) =>
    onChange({ ...chosen, columns: next, key: keysIn(resource, next).includes(key) ? key : '' })
  return (
    <>
      <div className={styles.head}>
        <StepTitle>{t('importing.columns')}</StepTitle>
        <span className={styles.quiet}>
          {chosen.isLarge
            ? t('importing.largeFile', { file: file.name, size: formatBytes(file.size, locale) })
            : t('importing.file', {
                file: file.name,
                count: look.count,
                total: formatNumber(look.count, locale),
              })}
        </span>
      </div>
      {problem !== undefined && <Alert severity="error">{sentencesOf(problem)}</Alert>}
      {isConfirming && isNone && <Alert severity="error">{t('importing.noColumn')}</Alert>}
      <ColumnTable resource={resource} look={look} columns={columns} onChange={change} />
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('importing.required', {
            fields: missing.map((name) => labels.field(resource, name)).join(', '),
          })}
        </Alert>
      )}
      {keys.length > 0 && (
        <div className={styles.key}>
          <label id={labelIdOf(id)} htmlFor={id}>
            {t('importing.key')}
          </label>
          <Select
            id={id}
            options={[
              ...(keys.includes('id') ? [] : [{ value: '', label: t('importing.noKey') }]),
              ...keys.map((name) => ({ value: name, label: labels.field(resource, name) })),
            ]}
            value={key}
            onChange={(name) => onChange({ ...chosen, key: name })}
          />
        </div>
      )}
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onAgain}>
          {t('importing.otherFile')}
        </Button>
        <Button variant="contained" onClick={check}>
          {t('importing.check')}
        </Button>
      </div>
    </>
  )
}
