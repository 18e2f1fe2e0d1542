import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useGetIdentity } from '#providers/auth/use-auth'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChangeValues } from './change-values'
import styles from './history.module.css'
import { JobLink } from './job-link'
import { mayUndo } from '../undo/may-undo'
import { useUndoLast } from '../undo/use-undo-last'
import { RestoreDialog } from './restore-dialog'
import { RuleLines } from './rule-lines'
import type { Change } from './use-history'
import { useOperationLabel } from './use-operation-label'

interface ChangeEntryProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly change: Change
}

/** One change of a record, field by field, with a button to undo it. */
export function ChangeEntry({ resource, row, change }: ChangeEntryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { operation, at, by, version, before, job } = change
  const label = useOperationLabel()
  const canRestore = canOnRow(row, 'update') && version < row.version && operation !== 'delete'
  const { data: user } = useGetIdentity()
  const undo = useUndoLast(resource)
  const isTheirs = user?.role === 'admin' || by?.id === user?.id
  // Undoing the creation would delete the record, which has a button of its own.
  const canUndo = isTheirs && version === row.version && before !== null && mayUndo(resource, row, operation)
  return (
    <li>
      <div className={styles.change}>
        <strong>{label(resource, operation)}</strong>
        <span>{by ? t('history.by', { name: by.name }) : t('history.byNobody')}</span>
        {job && <JobLink job={job} />}
        <time dateTime={at} title={formatInstant(at, locale)}>
          {formatDistance(at, locale)}
        </time>
        <span>{t('history.version', { version })}</span>
        {canUndo && (
          <Button size="small" onClick={() => void undo(row)}>
            {t('history.undoThis')}
          </Button>
        )}
        {canRestore && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('history.restoreVersion')}
          </Button>
        )}
      </div>
      <ChangeValues resource={resource} row={row} change={change} />
      <RuleLines resource={resource} rules={change.rules} className={styles.rule} />
      {isAsking && (
        <RestoreDialog resource={resource} row={row} version={version} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}
