import { useTranslation } from 'react-i18next'
import { useSession } from '#base/session/use-session'
import { isViewing, stopViewing } from '#providers/auth/view-as'
import { Icon } from '../icons'
import './view-as-banner.css'

/** Says that the tab shows what somebody else sees, for as long as it does, and ends that. */
export function ViewAsBanner() {
  const { t } = useTranslation()
  const { user } = useSession()
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
