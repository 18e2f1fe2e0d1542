import { cardFaults, storedCard, type CardGiven } from '#money/test-cards'

const names = ['cardNumber', 'cardExpiry', 'cardCode'] as const

/** Its fields have no names, so that no browser ever sends them; they are read by their ids. */
const cardIn = (form: HTMLFormElement): CardGiven =>
  Object.fromEntries(
    names.map((name) => [name, form.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '']),
  )

/** What is wrong with the card of a form, as sentences by field. That a field is empty is said by the form itself. */
export function faultsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const sentences = JSON.parse(form.dataset['card'] ?? '{}') as Record<string, string>
  const faults = Object.entries(cardFaults(cardIn(form), new Date()))
  return Object.fromEntries(faults.map(([name, fault]) => [name, sentences[fault] ?? '']))
}

/** What is sent of a form: in place of the card its brand and its last four digits. */
export function valuesOf(form: HTMLFormElement, values: Record<string, unknown>): Record<string, unknown> {
  return { ...values, ...storedCard(cardIn(form)) }
}
