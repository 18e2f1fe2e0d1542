import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '../fields/field-value'
import { useSideOf } from './change-values'
import styles from './field-history.module.css'
import type { FieldPast } from './field-values'
import history from './history.module.css'
import { JobLink } from './job-link'
import { RuleLines } from './rule-lines'
import { useOperationLabel } from './use-operation-label'

interface FieldEntryProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly name: string
  readonly value: FieldPast
  readonly isPresent: boolean
  readonly onRestore: (() => void) | undefined
}

/** One value of a field, with who set it and when. */
export function FieldEntry({ resource, row, name, value, isPresent, onRestore }: FieldEntryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const label = useOperationLabel()
  const sideOf = useSideOf(resource)
  const { change, side } = value
  const { operation, at, by, version, job } = change
  return (
    <li>
      <div className={styles.value}>
        <FieldValue resource={resource} name={name} row={sideOf(row, change, side)} />
      </div>
      <div className={history.change}>
        {side === 'before' ? (
          <span>{t('history.fieldBefore')}</span>
        ) : (
          <>
            <strong>{isPresent ? t('history.presentValue') : label(resource, operation)}</strong>
            <span>{by ? t('history.by', { name: by.name }) : t('history.byNobody')}</span>
            {job && <JobLink job={job} />}
            <time dateTime={at} title={formatInstant(at, locale)}>
              {formatDistance(at, locale)}
            </time>
            <span>{t('history.version', { version })}</span>
          </>
        )}
        {side === 'after' && <RuleLines resource={resource} rules={change.rules} />}
        {onRestore && (
          <Button size="small" onClick={onRestore}>
            {t('history.restoreValue')}
          </Button>
        )}
      </div>
    </li>
  )
}
