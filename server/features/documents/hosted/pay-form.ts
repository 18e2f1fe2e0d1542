import { document as cn } from '#locales/cn/document'
import { document as en } from '#locales/en/document'
import { cardBrands, lastDigitsOf, type CardBrand } from '#money/test-cards'
import { escaped } from '#text/escaped'
import type { Language } from '#server/base/caller'
import type { OpenPayment } from '../pay/open-payment'

const allTexts = { en, cn }
const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

export interface PayForm {
  readonly payment: OpenPayment
  /** Why the last attempt was refused. */
  readonly refusal?: string | undefined
}

/**
 * The form to pay a document. The page has no scripts, and such a form would send a card number as it is typed: one of
 * the test cards is chosen instead.
 */
export function payForm({ payment, refusal }: PayForm, secret: string, language: Language): string {
  const texts = allTexts[language]
  const cards = cardBrands.map(
    (brand, index) =>
      `<label><input type="radio" name="cardBrand" value="${brand}" required${index === 0 ? ' checked' : ''}> ${names[brand]} •••• ${lastDigitsOf(brand)}</label>`,
  )
  const wrong = refusal === undefined ? '' : `<p class="wrong" role="alert">${escaped(refusal)}</p>`
  return [
    `<form class="pay" method="post" action="/i/${secret}/pay?language=${language}">`,
    `<fieldset><legend>${texts.payTitle}</legend>${wrong}<div class="cards">${cards.join('')}</div></fieldset>`,
    `<input type="hidden" name="amount" value="${payment.amount}">`,
    `<button class="button primary">${texts.pay.replace('{{amount}}', escaped(payment.text))}</button>`,
    `<p class="small">${texts.payNote}</p></form>`,
  ].join('')
}
