import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import { Choices } from '../parts/choices'
import { countriesIn } from './countries'
import { CoverageMap } from './map'
import { methods } from './methods'
import { coverageCopy } from './copy'

interface CoverageProps {
  readonly language: SiteLanguage
  /** The claimed figures for all regions together. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
}

/** A map with a region selector in plain CSS, without JavaScript. */
export function Coverage({ language, figures }: CoverageProps) {
  const copy = coverageCopy[language]
  const { asiaPacific, europe } = copy.groups
  return (
    <div className="coverage">
      <div className="coverage-words">
        <Choices
          name="coverage-region"
          legend={copy.region}
          options={[
            { value: 'all', label: copy.everywhere },
            { value: 'asiaPacific', label: asiaPacific },
            { value: 'europe', label: europe },
          ]}
        />
        <div aria-live="polite">
          <dl data-chosen="all" className="coverage-figures">
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RegionOf region="asiaPacific" language={language} />
          <RegionOf region="europe" language={language} />
        </div>
      </div>
      <CoverageMap label={copy.map} />
    </div>
  )
}

interface RegionProps {
  readonly region: 'asiaPacific' | 'europe'
  readonly language: SiteLanguage
}

/** The payment methods and the countries of a region. */
function RegionOf({ region, language }: RegionProps) {
  const copy = coverageCopy[language]
  const codes = new Set(methods[region].flatMap(({ countries }) => countries))
  const names = countriesIn(language).filter(({ code }) => codes.has(code))
  return (
    <div data-chosen={region}>
      <p>{Object.values(copy.kinds).join(' · ')}</p>
      <p className="quiet">{names.map(({ name }) => name).join(language === 'cn' ? '、' : ', ')}</p>
      <p>
        <a href={addressIn(language, '/payments')}>{copy.look}</a>
      </p>
    </div>
  )
}
