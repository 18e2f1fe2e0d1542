import { cardFaults, storedCard, type CardGiven } from '#money/test-cards'

const names = ['cardNumber', 'cardExpiry', 'cardCode'] as const

/** The fields have no names, so that no browser sends them; they are read by id. */
const cardIn = (form: HTMLFormElement): CardGiven =>
  Object.fromEntries(
    names.map((name) => [name, form.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '']),
  )

/** The error messages of the card in a form, by field. Empty fields are reported by the form itself. */
export function faultsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const sentences = JSON.parse(form.dataset['card'] ?? '{}') as Record<string, string>
  const faults = Object.entries(cardFaults(cardIn(form), new Date()))
  return Object.fromEntries(faults.map(([name, fault]) => [name, sentences[fault] ?? '']))
}

/** The values to send: instead of the card, its brand and last four digits. */
export function valuesOf(form: HTMLFormElement, values: Record<string, unknown>): Record<string, unknown> {
  return { ...values, ...storedCard(cardIn(form)) }
}
