import { useTranslation } from 'react-i18next'
import { Page } from '../shell/navigation/page'

export function BlankPage() {
  const { t } = useTranslation()
  return <Page title={t('shell.blank')} />
}
