import { useTranslation } from 'react-i18next'
import { useIsNavigating } from '../providers/router/guarded-router'

/** The thin bar above a page that is on its way; it shows after 300 ms. */
export function ProgressBar() {
  const { t } = useTranslation()
  return useIsNavigating() ? (
    <div className="progress" role="progressbar" aria-label={t('shell.changing')} />
  ) : null
}

/** In the place of a page that is on its way when there is none before it. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="skeleton-page" role="status" aria-label={t('common.loading')}>
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}
