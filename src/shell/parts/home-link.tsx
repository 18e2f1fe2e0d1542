import { useTranslation } from 'react-i18next'
import { useSiteAddress } from '#providers/i18n/use-site-address'

/** The link to the start page on pages without other links; `isMain` makes it the primary button. */
export function HomeLink({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation()
  return (
    // The public site is another application, so this is a full page load.
    <a className={isMain ? 'button primary large' : 'button'} href={useSiteAddress('/')}>
      {t('common.goHome')}
    </a>
  )
}
