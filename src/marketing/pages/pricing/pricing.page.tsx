import type { SiteLanguage } from '#marketing/base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { billings, euros, monthlyByYear, plans, type Billing, type PlanName } from '#money/plans'
import { copy } from './copy'

/** The plans. Monthly or yearly billing is chosen in plain CSS, without JavaScript. */
function Pricing({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <section className="hero pricing">
      <div className="site-width">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
        <fieldset className="period">
          <legend className="visually-hidden">{text.period}</legend>
          <label>
            <input type="radio" name="period" value="monthly" defaultChecked />
            {text.monthly}
          </label>
          <label>
            <input type="radio" name="period" value="yearly" />
            {text.yearly}
            <span className="mini-state">{text.saving}</span>
          </label>
        </fieldset>
        <ul className="products plans">
          {plans.map(({ name, monthly }) => (
            <li key={name} className="sheet">
              <h2>{text.plans[name].title}</h2>
              <p>{text.plans[name].text}</p>
              <Price monthly={monthly} language={language} />
              {monthly === 0 ? (
                <Choose to={appAddressIn(language, '/auth/register')} language={language} name={name} />
              ) : (
                billings.map((billing) => (
                  <Choose
                    key={billing}
                    to={`${addressIn(language, '/payment')}?plan=${name}&billing=${billing}`}
                    language={language}
                    name={name}
                    billing={billing}
                  />
                ))
              )}
            </li>
          ))}
        </ul>
        <p className="quiet">{text.taxes}</p>
        <Comparison language={language} />
      </div>
    </section>
  )
}

interface ChooseProps {
  readonly to: string
  readonly language: SiteLanguage
  readonly name: PlanName
  /** Shown only with this billing. */
  readonly billing?: Billing
}

/** The link to the payment of a plan. */
const Choose = ({ to, language, name, billing }: ChooseProps) => (
  <a className="button primary large" href={to} data-period={billing}>
    {copy[language].choose}
    <span className="visually-hidden"> {copy[language].plans[name].title}</span>
  </a>
)

function Price({ monthly, language }: { monthly: number; language: SiteLanguage }) {
  const { perMonth, byYear } = copy[language]
  return (
    <>
      <p className="price" data-period="monthly">
        <strong>{euros(monthly, language)}</strong> {perMonth}
      </p>
      <p className="price" data-period="yearly">
        <strong>{euros(monthlyByYear(monthly), language)}</strong> {perMonth}
        <span>{byYear}</span>
      </p>
    </>
  )
}

function Comparison({ language }: { language: SiteLanguage }) {
  const { comparison, feature, rows, plans: names } = copy[language]
  return (
    <div className="comparison">
      <table>
        <caption>{comparison}</caption>
        <thead>
          <tr>
            <th scope="col">{feature}</th>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {names[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map(({ name }, index) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const pricing: SitePage = { path: '/pricing', copy, Body: Pricing }
