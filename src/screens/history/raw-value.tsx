import { useTranslation } from 'react-i18next'
import type { AnyField } from '#define/kinds'
import { useRole } from '#providers/auth/use-auth'
import styles from './history.module.css'

interface RawValueProps {
  readonly field: AnyField | undefined
  readonly value: unknown
}

/** The stored form of a JSON value, which administrators may open: elsewhere it is shown in words. */
export function RawValue({ field, value }: RawValueProps) {
  const { t } = useTranslation()
  const role = useRole()
  if (field?.kind !== 'json' || value === null || value === undefined || role !== 'admin') return null
  return (
    <details className={styles.raw}>
      <summary>{t('history.asJson')}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  )
}
