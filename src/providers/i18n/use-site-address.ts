import { useTranslation } from 'react-i18next'
import { addressIn } from '#text/site-address'
import { languageOf } from '#text/language-of'
import { defaultLanguage } from '#base/i18n/languages'

/** The address of a page of the public site in the language of the page that leads there. */
export function useSiteAddress(path: string): string {
  const { i18n } = useTranslation()
  return addressIn(languageOf(i18n.language) ?? defaultLanguage, path)
}
