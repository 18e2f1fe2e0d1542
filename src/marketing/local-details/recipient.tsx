import { useId, useState } from 'react'
import { useIsReady } from '../islands/ready'
import type { SiteLanguage } from '../base/language'
import { localAccounts, type LocalAccount, type LocalCountry } from './countries'
import { detailFault, type Detail, type DetailFault } from './detail'
import { AccountFacts } from './account-facts'
import { recipientCopy } from './recipient-copy'
import { localCopy, signsIn } from './copy'

export interface RecipientProps {
  readonly language: SiteLanguage
  readonly countries: readonly { readonly code: LocalCountry; readonly name: string }[]
  readonly start: LocalCountry
}

/** Checks a line of a payout batch: the country of a recipient, and the details of their account. */
export function Recipient({ language, countries, start }: RecipientProps) {
  const id = useId()
  const copy = recipientCopy[language]
  const [country, choose] = useState(start)
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const isReady = useIsReady()
  const account: LocalAccount = localAccounts[country]
  const fields = account.details.map((detail) => {
    const name = `${country}-${detail.name}`
    const text = typed[name] ?? detail.sample
    return { detail, name, text, fault: detailFault(detail, text) }
  })
  const wrong = fields.filter(({ fault }) => fault).length
  return (
    <form
      className="try-out sheet"
      aria-label={copy.name}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="try-fields" disabled={!isReady}>
        <legend className="visually-hidden">{copy.name}</legend>
        <p className="form-field">
          <label htmlFor={`${id}-country`}>{copy.country}</label>
          <select
            id={`${id}-country`}
            value={country}
            onChange={({ target }) => choose(target.value as LocalCountry)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {fields.map(({ detail, name, text, fault }) => (
          <DetailField
            key={name}
            id={`${id}-${name}`}
            language={language}
            detail={detail}
            text={text}
            fault={fault}
            onType={(value) => type((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </fieldset>
      <div className="try-panel">
        <AccountFacts language={language} account={account} />
        <p role="status" className="try-verdict" data-fine={wrong === 0}>
          {wrong === 0 ? copy.fine : copy.wrong.replace('{{count}}', String(wrong))}
        </p>
      </div>
      <p className="quiet">{copy.note}</p>
    </form>
  )
}

interface DetailFieldProps {
  readonly id: string
  readonly language: SiteLanguage
  readonly detail: Detail
  readonly text: string
  readonly fault: DetailFault | undefined
  readonly onType: (text: string) => void
}

const DetailField = ({ id, language, detail, text, fault, onType }: DetailFieldProps) => (
  <p className="form-field">
    <label htmlFor={id}>{localCopy[language].details[detail.name]}</label>
    <input
      id={id}
      value={text}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={60}
      aria-invalid={fault !== undefined}
      aria-describedby={`${id}-wrong`}
      onChange={({ target }) => onType(target.value)}
    />
    <span id={`${id}-wrong`} className="form-wrong">
      {fault && faultText(fault, detail, language)}
    </span>
  </p>
)

/** The error message of a detail. */
const faultText = ({ kind, given }: DetailFault, detail: Detail, language: SiteLanguage): string =>
  localCopy[language].faults[kind]
    .replace('{{country}}', detail.country ?? '')
    .replace('{{given}}', String(given))
    .replace('{{needed}}', signsIn(language, detail.signs))
    .replace('{{sample}}', detail.sample)
