import { useTranslation } from 'react-i18next'
import { keyText } from '../shortcuts/key-names'
import styles from './palette.module.css'

/** The keys of the palette; not shown on phones. */
export function Footer({ hasPath }: { hasPath: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.footer} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('palette.keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('palette.keys.open')}
      </span>
      {hasPath && (
        <span>
          <kbd>{keyText('mod+Enter')}</kbd> {t('palette.keys.newTab')}
        </span>
      )}
      <span>
        <kbd>Esc</kbd> {t('palette.keys.close')}
      </span>
    </div>
  )
}
