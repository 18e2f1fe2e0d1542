import { useTranslation } from 'react-i18next'
import { useSiteAddress } from '#providers/i18n/use-site-address'

/** The way home from a page that leads nowhere; `isMain` where it is the one thing to do. */
export function HomeLink({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation()
  return (
    // The public site is another program: the address is loaded.
    <a className={isMain ? 'button primary large' : 'button'} href={useSiteAddress('/')}>
      {t('common.goHome')}
    </a>
  )
}
