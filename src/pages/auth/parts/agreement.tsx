import { useTranslation } from 'react-i18next'
import { languageOf } from '#text/language-of'
import { addressIn } from '#text/site-address'

const linked = /<(terms|privacy)>(.*?)<\/\1>/g

/** What users agree to by registering. The documents open in a new tab, so that the typed values are kept. */
export function Agreement() {
  const { t, i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? 'en'
  // Splitting by a pattern with groups returns: text, name of the document, its title, text, and so on.
  const parts = t('auth.agreement').split(linked)
  return (
    <p className="quiet">
      {parts.map((part, index) => {
        if (index % 3 === 1) return null
        if (index % 3 === 0) return part
        return (
          <a key={part} href={addressIn(language, `/${parts[index - 1]}`)} target="_blank" rel="noreferrer">
            {part}
          </a>
        )
      })}
    </p>
  )
}
