import { validation as chinese } from '../../../locales/cn/validation'
import { validation as english } from '../../../locales/en/validation'
import type { SiteLanguage } from '../../language'
import { addressIn } from '../../../text/site-address'
import type { SitePage } from '../../page'
import { EmailField, Field, SiteForm } from '../../parts/form'
import { Summary } from './summary'
import { words } from './words'

interface InLanguage {
  readonly language: SiteLanguage
}

/** What the browser says of a card, in the words of the server: the card itself stays in the browser. */
const cardFaultsIn = (language: SiteLanguage): string => {
  const { cardDigits, testCards, cardDeclined, cardExpired, cardExpiry, cardCode } =
    language === 'cn' ? chinese : english
  return JSON.stringify({ cardDigits, testCards, cardDeclined, cardExpired, cardExpiry, cardCode })
}

/** Where a plan is paid for: billing address, card, and what it costs. */
function Payment({ language }: InLanguage) {
  const said = words[language]
  return (
    <section className="hero payment">
      <div className="site-width">
        <h1>{said.heading}</h1>
        <p className="lead">{said.lead}</p>
        <SiteForm language={language} to="/api/site/upgrade" words={said} card={cardFaultsIn(language)}>
          <div className="payment-fields">
            <BillingAddress language={language} />
            <Card language={language} />
          </div>
          <aside>
            <Summary language={language} />
            <button className="button primary large">{said.send}</button>
          </aside>
        </SiteForm>
        <p className="quiet">
          {said.otherText} <a href={addressIn(language, '/payments')}>{said.other}</a>
        </p>
      </div>
    </section>
  )
}

function BillingAddress({ language }: InLanguage) {
  const said = words[language]
  const { required } = said
  return (
    <fieldset>
      <legend>
        <h2>{said.address}</h2>
      </legend>
      <Field name="name" label={said.name} required={required.name} max={120} autoComplete="name" />
      <Field
        name="phone"
        label={said.phone}
        hint={said.phoneHint}
        type="tel"
        required={required.phone}
        max={40}
        autoComplete="tel"
      />
      <EmailField language={language} />
      <Field
        name="address"
        label={said.street}
        required={required.address}
        max={400}
        lines={3}
        autoComplete="street-address"
      />
    </fieldset>
  )
}

function Card({ language }: InLanguage) {
  const { card, cardNote, cardKept, number, expiry, expiryHint, code, required } = words[language]
  return (
    <fieldset>
      <legend>
        <h2>{card}</h2>
      </legend>
      <p className="card-note">{cardNote}</p>
      <Field
        name="cardNumber"
        label={number}
        required={required.cardNumber}
        max={23}
        autoComplete="cc-number"
        isSecret
      />
      <div className="card-fields">
        <Field
          name="cardExpiry"
          label={expiry}
          hint={expiryHint}
          required={required.cardExpiry}
          max={7}
          autoComplete="cc-exp"
          isSecret
        />
        <Field
          name="cardCode"
          label={code}
          required={required.cardCode}
          max={4}
          autoComplete="cc-csc"
          isSecret
        />
      </div>
      <p className="quiet">{cardKept}</p>
    </fieldset>
  )
}

export const payment: SitePage = {
  path: '/payment',
  words,
  Body: Payment,
  parts: { name: 'upgrades.payment' },
}
