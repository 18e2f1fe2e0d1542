import { useTranslation } from 'react-i18next'
import { intlLocale } from './intl'

/** The language of the page as an Intl tag. */
export const useLocale = (): string => intlLocale(useTranslation().i18n.language)
