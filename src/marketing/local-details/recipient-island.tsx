import { namedIn } from '../base/country-names'
import { Island } from '../islands/island'
import type { SiteLanguage } from '../base/language'
import { localCountries, type LocalCountry } from './countries'
import { Recipient } from './recipient'

/** Where the example is, by the language of whoever reads it. */
const starts: Readonly<Record<SiteLanguage, LocalCountry>> = { en: 'DE', cn: 'GB' }

/** The check of a recipient as it stands in a page: an example until somebody types. */
export const RecipientIsland = ({ language }: { language: SiteLanguage }) => (
  <Island
    name="recipient"
    language={language}
    Part={Recipient}
    given={{ language, countries: namedIn(language, localCountries), start: starts[language] }}
  />
)
