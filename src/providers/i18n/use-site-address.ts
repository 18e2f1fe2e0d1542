import { useTranslation } from 'react-i18next'
import { addressIn } from '#text/site-address'
import { languageOf } from '#text/language-of'
import { defaultLanguage } from '#base/i18n/languages'

/** The URL of a page of the public site in the current language. */
export function useSiteAddress(path: string): string {
  const { i18n } = useTranslation()
  return addressIn(languageOf(i18n.language) ?? defaultLanguage, path)
}
