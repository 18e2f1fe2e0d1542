import { startsFrom } from '#define/fields'
import { fieldOf, movesOf } from '#define/reading'
import { currencyNameOf } from '#define/lists/sums'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { lastDigitsOf, type CardBrand } from '#money/test-cards'
import { Problem } from '#server/base/errors/problem'
import { programWriter } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { move } from '#server/write/update'
import { readRecord, type OpenedLink } from '../links/opened'
import { printedValue } from '../printed-value'

/** What is still to be paid of a document that a link shows. */
export interface OpenPayment {
  /** In minor units. */
  readonly amount: number
  /** As it is shown: '€119.00'. */
  readonly text: string
}

/** The open payment of a document; undefined if its resource declares none, or nothing is to be paid. */
export async function openPayment(
  services: Pick<Services, 'app' | 'database'>,
  opened: Pick<OpenedLink, 'link' | 'resource' | 'language'>,
): Promise<OpenPayment | undefined> {
  const { resource, language } = opened
  const payment = resource.layout?.document?.payment
  const moving = movesOf(resource).find(({ name }) => name === payment?.move)
  if (!payment || !moving) return undefined
  const row = await readRecord(services, opened)
  const amount = row?.[payment.due]
  if (!row || typeof amount !== 'number' || amount <= 0 || !startsFrom(moving, row)) return undefined
  const context = { app: services.app, language, labels: sheetLabels(language), resource, row }
  const currency = currencyNameOf(resource, payment.due)
  return currency === undefined
    ? undefined
    : { amount, text: printedValue(fieldOf(resource, payment.due), amount, payment.due, context) }
}

interface Paying {
  readonly brand: CardBrand
  /** The amount that the visitor saw, in minor units. */
  readonly amount: number
}

/**
 * Pays the open amount of a document with a test card: the declared move of its record, as the system.
 * @throws Problem `missing` if nothing is to be paid any more; `invalid` at `amount` if it is not what the visitor saw.
 */
export async function payDocument(
  services: Services,
  opened: OpenedLink,
  { brand, amount }: Paying,
): Promise<void> {
  const { link, resource } = opened
  const payment = resource.layout?.document?.payment
  const open = await openPayment(services, opened)
  if (!payment || !open) throw new Problem({ kind: 'missing' })
  if (open.amount !== amount)
    throw new Problem({ kind: 'invalid', faults: { amount: [{ key: 'totalChanged' }] } })
  const card = payment.card && { [payment.card]: `${brand} •••• ${lastDigitsOf(brand)}` }
  await move(programWriter(services), resource, link.record, {
    name: payment.move,
    given: { ...payment.given, ...card, amount },
  })
}
