import {
  billings,
  centsOf,
  euros,
  monthlyByYear,
  paidPlans,
  plans,
  type Billing,
  type PaidPlan,
} from '#money/plans'
import type { SiteLanguage } from '#marketing/base/language'
import { Each, None } from '#marketing/parts/placeholders'
import { copy as pricingCopy } from '../pricing/copy'
import { copy as words } from './copy'

interface InLanguage {
  readonly language: SiteLanguage
}

/** The chosen plan: selectable in plain CSS, preselected by the URL. */
export function Summary({ language }: InLanguage) {
  const text = words[language]
  const { plans: names, monthly, yearly, saving } = pricingCopy[language]
  return (
    <div className="summary">
      <h2>{text.summary}</h2>
      <fieldset className="plan-choice">
        <legend>{text.plan}</legend>
        {paidPlans.map((plan) => (
          <label key={plan}>
            <Choice name="plan" value={plan} first={plan === 'grow' ? 'isGrow' : 'isScale'} />
            {names[plan].title}
          </label>
        ))}
      </fieldset>
      <fieldset className="plan-choice">
        <legend>{text.paid}</legend>
        {billings.map((billing) => (
          <label key={billing}>
            <Choice name="billing" value={billing} first={billing === 'yearly' ? 'isYearly' : 'isMonthly'} />
            {billing === 'yearly' ? yearly : monthly}
            {billing === 'yearly' && <span className="mini-state">{saving}</span>}
          </label>
        ))}
      </fieldset>
      {paidPlans.flatMap((plan) =>
        billings.map((billing) => (
          <Sum key={plan + billing} plan={plan} billing={billing} language={language} />
        )),
      )}
      <p className="quiet">{text.taxes}</p>
    </div>
  )
}

/** A radio button that is checked if the server says so. */
const Choice = ({ first, ...input }: { name: string; value: string; first: string }) => (
  <>
    <Each of={first}>
      <input type="radio" {...input} defaultChecked />
    </Each>
    <None of={first}>
      <input type="radio" {...input} />
    </None>
  </>
)

function Sum({ plan, billing, language }: InLanguage & { plan: PaidPlan; billing: Billing }) {
  const { perMonth, today, saved } = words[language]
  const monthly = plans.find(({ name }) => name === plan)?.monthly ?? 0
  const month = billing === 'yearly' ? monthlyByYear(monthly) : monthly
  const sum = centsOf(plan, billing) / 100
  return (
    <dl className="sum" data-plan={plan} data-billing={billing}>
      <div>
        <dt>{pricingCopy[language].plans[plan].title}</dt>
        <dd>
          {euros(month, language)} {perMonth}
        </dd>
      </div>
      {billing === 'yearly' && (
        <div>
          <dt>{saved}</dt>
          <dd>{euros(monthly * 12 - sum, language)}</dd>
        </div>
      )}
      <div className="sum-total">
        <dt>{today}</dt>
        <dd>{euros(sum, language)}</dd>
      </div>
    </dl>
  )
}
