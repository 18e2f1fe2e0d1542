import { useTranslation } from 'react-i18next'
import { Page } from '../shell/navigation/page'

/** A page with its title and nothing in it. */
export function BlankPage() {
  const { t } = useTranslation()
  return <Page title={t('shell.blank')} />
}
