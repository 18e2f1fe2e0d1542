import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { isViewing, stopViewing } from '#providers/auth/view-as'
import { Icon } from '../icons'
import './view-as-banner.css'

/** The banner of a tab that shows the application as another user, with a button to end that. */
export function ViewAsBanner() {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  if (!user || !isViewing()) return null
  return (
    <aside className="view-as" role="status">
      <Icon name="eye" size={20} />
      <span>{t('access.viewing', { name: user.displayName })}</span>
      <button type="button" className="button" onClick={() => void stopViewing()}>
        {t('access.stopViewing')}
      </button>
    </aside>
  )
}
