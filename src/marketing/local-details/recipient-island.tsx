import { namedIn } from '../base/country-names'
import { Island } from '../islands/island'
import type { SiteLanguage } from '../base/language'
import { localCountries, type LocalCountry } from './countries'
import { Recipient } from './recipient'

/** The country of the example, by language. */
const starts: Readonly<Record<SiteLanguage, LocalCountry>> = { en: 'DE', cn: 'GB' }

/** The recipient check as an island, with an example. */
export const RecipientIsland = ({ language }: { language: SiteLanguage }) => (
  <Island
    name="recipient"
    language={language}
    Part={Recipient}
    given={{ language, countries: namedIn(language, localCountries), start: starts[language] }}
  />
)
