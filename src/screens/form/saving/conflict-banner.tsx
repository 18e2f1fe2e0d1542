import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fromForm } from '#screens/fields/form-values'
import { FieldValue } from '#screens/fields/field-value'
import { useFormScope } from '#screens/fields/input/form-scope'
import styles from '../form.module.css'
import type { Conflict } from './use-save'

interface ConflictBannerProps {
  readonly conflict: Conflict
  readonly onResolve: (name: string, keep: 'mine' | 'theirs') => void
  readonly ref: RefObject<HTMLDivElement | null>
}

/** Fields that two users changed at the same time: both values, and the choice between them. */
export function ConflictBanner({ conflict, onResolve, ref }: ConflictBannerProps) {
  const { t } = useTranslation()
  const { resource, label } = useFormScope()
  const { getValues } = useFormContext()
  useEffect(() => ref.current?.focus(), [ref, conflict.row])
  const mine = { ...conflict.row, ...fromForm(resource.fields, getValues()) }
  return (
    <Alert severity="warning" ref={ref} tabIndex={-1} className={`${styles.summary} ${styles.warning}`}>
      <AlertTitle>{t('form.conflictTitle')}</AlertTitle>
      <p>{t('form.conflictText')}</p>
      {conflict.names.map((name) => (
        <section key={name} className={styles.conflict} aria-label={label(name)}>
          <strong>{label(name)}</strong>
          <div>
            <small>{t('form.yours')}</small>
            <FieldValue resource={resource} name={name} row={mine} />
            <Button
              size="small"
              variant="outlined"
              aria-label={t('form.keepYoursOf', { field: label(name) })}
              onClick={() => onResolve(name, 'mine')}
            >
              {t('form.keepYours')}
            </Button>
          </div>
          <div>
            <small>{t('form.theirs')}</small>
            <FieldValue resource={resource} name={name} row={conflict.row} />
            <Button
              size="small"
              variant="outlined"
              aria-label={t('form.takeTheirsOf', { field: label(name) })}
              onClick={() => onResolve(name, 'theirs')}
            >
              {t('form.takeTheirs')}
            </Button>
          </div>
        </section>
      ))}
    </Alert>
  )
}
