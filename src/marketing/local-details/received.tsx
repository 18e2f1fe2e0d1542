import type { SiteLanguage } from '../base/language'
import { Choices } from '../parts/choices'
import { AccountFacts } from './account-facts'
import { localAccounts, type LocalAccount } from './countries'
import { receivedCopy } from './received-copy'
import { localCopy } from './copy'

/** One country per currency. */
const receivedIn = ['DE', 'US', 'GB', 'AU', 'HK', 'CN'] as const

const accounts: readonly LocalAccount[] = receivedIn.map((country) => localAccounts[country])

/** The account details for payers in the chosen currency; the selector is plain CSS, without JavaScript. */
export const Received = ({ language }: { language: SiteLanguage }) => {
  const copy = receivedCopy[language]
  return (
    <div className="received sheet">
      <div>
        <Choices
          name="received"
          legend={copy.currency}
          options={accounts.map(({ currency }) => ({ value: currency, label: currency }))}
        />
        <p className="quiet">{copy.note}</p>
      </div>
      <div aria-live="polite">
        {accounts.map((account) => (
          <div key={account.currency} className="received-account" data-currency={account.currency}>
            <h3>{copy.heading.replace('{{currency}}', account.currency)}</h3>
            <Details language={language} account={account} />
            <AccountFacts language={language} account={account} />
            <p className="quiet">{copy.domestic}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The details on an invoice: the holder, and the account in the format of the country. */
const Details = ({ language, account }: { language: SiteLanguage; account: LocalAccount }) => (
  <dl className="received-details">
    <div>
      <dt>{receivedCopy[language].holder}</dt>
      <dd>Harbour &amp; Vine</dd>
    </div>
    {account.details.map(({ name, sample }) => (
      <div key={name}>
        <dt>{localCopy[language].details[name]}</dt>
        <dd dir="ltr">{sample}</dd>
      </div>
    ))}
  </dl>
)
