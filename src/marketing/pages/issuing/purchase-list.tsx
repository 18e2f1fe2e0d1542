import type { SiteLanguage } from '#marketing/base/language'
import { cardCurrency, type CheckedPurchase } from './controls'
import { inCurrency } from './in-currency'
import { spendingCopy } from './spending-copy'

interface PurchaseListProps {
  readonly language: SiteLanguage
  readonly checked: readonly CheckedPurchase[]
}

/** Purchases with the amount charged, and whether they are accepted. */
export const PurchaseList = ({ language, checked }: PurchaseListProps) => (
  <div className="try-panel" role="group" aria-label={spendingCopy[language].list}>
    <ul className="card-payments">
      {checked.map((item) => (
        <PurchaseLine key={item.purchase.name} language={language} {...item} />
      ))}
    </ul>
  </div>
)

function PurchaseLine({
  language,
  purchase,
  taken,
  refusal,
}: CheckedPurchase & { readonly language: SiteLanguage }) {
  const copy = spendingCopy[language]
  const { name, amount, currency, isOnline } = purchase
  const abroad =
    currency === cardCurrency
      ? []
      : [`= ${inCurrency(language, taken, cardCurrency)}`, spendingCopy[language].fee]
  const facts = [isOnline ? copy.isOnline : copy.inShop, ...abroad]
  return (
    <li data-refused={refusal !== undefined}>
      <p>
        <strong>{copy.purchases[name]}</strong>{' '}
        <span dir="ltr">{inCurrency(language, amount, currency)}</span>
      </p>
      <p>
        <span className="quiet">{facts.join(' · ')}</span>
        <span className="card-verdict">{refusal ? copy.refused : copy.accepted}</span>
      </p>
      {refusal && <p className="card-why">{copy.refusals[refusal]}</p>}
    </li>
  )
}
