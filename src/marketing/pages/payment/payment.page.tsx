import { cardBrands, lastDigitsOf } from '#money/test-cards'
import { validation as chinese } from '#locales/cn/validation'
import { validation as english } from '#locales/en/validation'
import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { EmailField, Field, SiteForm, Wrong } from '#marketing/parts/form'
import { Summary } from './summary'
import { copy } from './copy'

interface InLanguage {
  readonly language: SiteLanguage
}

/** Error messages of the card, the same as on the server: the card itself stays in the browser. */
const cardFaultsIn = (language: SiteLanguage): string => {
  const { cardDigits, testCards, cardDeclined, cardExpired, cardExpiry, cardCode } =
    language === 'cn' ? chinese : english
  return JSON.stringify({ cardDigits, testCards, cardDeclined, cardExpired, cardExpiry, cardCode })
}

/** The payment page of a plan: billing address, card, and price. */
function Payment({ language }: InLanguage) {
  const text = copy[language]
  return (
    <section className="hero payment">
      <div className="site-width">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
        <SiteForm language={language} to="/api/site/upgrade" copy={text} card={cardFaultsIn(language)}>
          <div className="payment-fields">
            <BillingAddress language={language} />
            <Card language={language} />
          </div>
          <aside>
            <Summary language={language} />
            <button className="button primary large">{text.send}</button>
          </aside>
        </SiteForm>
        <p className="quiet">
          {text.otherText} <a href={addressIn(language, '/payments')}>{text.other}</a>
        </p>
      </div>
    </section>
  )
}

function BillingAddress({ language }: InLanguage) {
  const text = copy[language]
  const { required } = text
  return (
    <fieldset>
      <legend>
        <h2>{text.address}</h2>
      </legend>
      <Field name="name" label={text.name} required={required.name} max={120} autoComplete="name" />
      <Field
        name="phone"
        label={text.phone}
        hint={text.phoneHint}
        type="tel"
        required={required.phone}
        max={40}
        autoComplete="tel"
      />
      <EmailField language={language} />
      <Field
        name="address"
        label={text.street}
        required={required.address}
        max={400}
        lines={3}
        autoComplete="street-address"
      />
    </fieldset>
  )
}

function Card({ language }: InLanguage) {
  const { card, cardNote, cardKept } = copy[language]
  return (
    <fieldset>
      <legend>
        <h2>{card}</h2>
      </legend>
      <p className="card-note">{cardNote}</p>
      <TypedCard language={language} />
      <noscript>
        <ChosenCard language={language} />
      </noscript>
      <p className="quiet">{cardKept}</p>
    </fieldset>
  )
}

/** The card inputs, which only the script reads; hidden without JavaScript. */
function TypedCard({ language }: InLanguage) {
  const { number, expiry, expiryHint, code, required } = copy[language]
  return (
    <div className="card-typed">
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
    </div>
  )
}

/** Without JavaScript card data could not stay in the browser, so the user chooses one of the test cards. */
function ChosenCard({ language }: InLanguage) {
  const { withoutScript, chooseCard, endsIn, required } = copy[language]
  return (
    <>
      <p>{withoutScript}</p>
      <fieldset className="plan-choice">
        <legend>{chooseCard}</legend>
        {cardBrands.map((brand) => (
          <label key={brand}>
            <input type="radio" name="cardBrand" value={brand} required />
            {brandNames[brand]} {endsIn} {lastDigitsOf(brand)}
          </label>
        ))}
      </fieldset>
      <Wrong name="cardBrand" required={required.cardBrand} />
    </>
  )
}

const brandNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const

export const payment: SitePage = {
  path: '/payment',
  copy,
  Body: Payment,
  parts: { name: 'upgrades.payment' },
}
