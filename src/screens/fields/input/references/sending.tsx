import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import styles from './upload.module.css'
import type { Under } from './use-upload'

/** An upload in progress, with a button that cancels it. */
export function Sending({ under, onCancel }: { under: Under; onCancel: () => void }) {
  const { t } = useTranslation()
  const percent = Math.round(under.share * 100)
  return (
    <div className={styles.kept}>
      <span className={styles.name}>{under.name}</span>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={t('form.sendingFile', { name: under.name })}
      />
      <span className={styles.percent}>{percent} %</span>
      <Button size="small" color="inherit" onClick={onCancel}>
        {t('form.cancelFile')}
      </Button>
    </div>
  )
}
