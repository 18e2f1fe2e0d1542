import type { SiteLanguage } from '#marketing/base/language'
import { cardCurrency, type Judged } from './controls'
import { inCurrency } from './in-currency'
import { spendingWords } from './spending-words'

interface JudgedListProps {
  readonly language: SiteLanguage
  readonly judged: readonly Judged[]
}

/** Payments, each with what it takes from the card, and whether it goes through. */
export const JudgedList = ({ language, judged }: JudgedListProps) => (
  <div className="try-panel" role="group" aria-label={spendingWords[language].list}>
    <ul className="card-payments">
      {judged.map((one) => (
        <JudgedLine key={one.purchase.name} language={language} {...one} />
      ))}
    </ul>
  </div>
)

function JudgedLine({ language, purchase, taken, refusal }: Judged & { readonly language: SiteLanguage }) {
  const words = spendingWords[language]
  const { name, amount, currency, isOnline } = purchase
  const abroad =
    currency === cardCurrency
      ? []
      : [`= ${inCurrency(language, taken, cardCurrency)}`, spendingWords[language].fee]
  const facts = [isOnline ? words.isOnline : words.inShop, ...abroad]
  return (
    <li data-refused={refusal !== undefined}>
      <p>
        <strong>{words.purchases[name]}</strong>{' '}
        <span dir="ltr">{inCurrency(language, amount, currency)}</span>
      </p>
      <p>
        <span className="quiet">{facts.join(' · ')}</span>
        <span className="card-verdict">{refusal ? words.refused : words.accepted}</span>
      </p>
      {refusal && <p className="card-why">{words.refusals[refusal]}</p>}
    </li>
  )
}
