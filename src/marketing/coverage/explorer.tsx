import type { SiteLanguage } from '../base/language'
import { Choices } from '../parts/choices'
import { countriesIn } from './countries'
import { CoverageMap } from './map'
import { groups, kinds, type PaymentMethod } from './method'
import { methods } from './methods'
import { coverageCopy } from './copy'

interface ExplorerProps {
  readonly language: SiteLanguage
}

/** The payment methods by group, kind and country, with a map. Without JavaScript it is a list of all of them. */
export const Explorer = ({ language }: ExplorerProps) => {
  const copy = coverageCopy[language]
  return (
    <div className="explorer" data-island="explorer" data-count={copy.count}>
      <div className="explorer-head sheet">
        <ExplorerChoice language={language} />
        <CoverageMap label={copy.map} />
      </div>
      {groups.map((group) => (
        <section key={group} data-group={group} className="explorer-group">
          <h3>{copy.groups[group]}</h3>
          <ul className="methods">
            {methods[group].map((method) => (
              <Method key={method.tile} method={method} language={language} />
            ))}
          </ul>
        </section>
      ))}
      <p className="quiet">{copy.note}</p>
    </div>
  )
}

function ExplorerChoice({ language }: ExplorerProps) {
  const copy = coverageCopy[language]
  return (
    <div className="explorer-form">
      <Choices
        name="group"
        legend={copy.group}
        options={[
          { value: '', label: copy.allGroups },
          ...groups.map((group) => ({ value: group, label: copy.groups[group] })),
        ]}
      />
      <Choices
        name="kind"
        legend={copy.kind}
        options={[
          { value: '', label: copy.allKinds },
          ...kinds.map((kind) => ({ value: kind, label: copy.kinds[kind] })),
        ]}
      />
      <p className="amount-field">
        <label htmlFor="explorer-country">{copy.country}</label>
        <select id="explorer-country" name="country">
          <option value="">{copy.allCountries}</option>
          {countriesIn(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="explorer-count" role="status" />
      <div className="explorer-empty" hidden>
        <p>{copy.empty}</p>
        <button type="button" className="button">
          {copy.reset}
        </button>
      </div>
    </div>
  )
}

const Method = ({ method, language }: ExplorerProps & { readonly method: PaymentMethod }) => {
  const { tile, tagName, countries } = method
  const [heading, paragraph] = method[language]
  return (
    <li className="method" data-kind={tagName} data-countries={countries.join(' ')}>
      <span className="method-tile" aria-hidden="true">
        {tile}
      </span>
      <div>
        <h4>{heading}</h4>
        <p>{paragraph}</p>
        <p className="method-tag">{coverageCopy[language].kinds[tagName]}</p>
      </div>
    </li>
  )
}
