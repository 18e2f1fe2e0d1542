import { createHash } from 'node:crypto'
import { clientKey } from '#server/features/auth/sessions/client'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { within } from '#server/db/within'
import { invalidField, Problem } from '#server/base/errors/problem'
import { confirm } from '#server/features/mail/confirm'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import type { SitePart } from '#server/write/services/site-part'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import { centsOf } from '#money/plans'
import { holdsCardNumber, storedCardFault, lastDigitsOf, type StoredCard } from '#money/test-cards'
import type { upgradeCalls } from '../upgrades.wire'
import { upgrades, type Upgrade } from '../upgrades.resource'
import { upgradeOf } from './letter'

type Chosen = Pick<Upgrade, 'name' | 'email' | 'phone' | 'address' | 'plan' | 'billing' | 'language'>
type Upgrading = OwnRequest<typeof upgradeCalls.upgrade>

/**
 * The stored values of the card; if only the brand is chosen, as without JavaScript, those of its test card.
 * @throws Problem invalid if the card is refused.
 */
function cardOf({ cardBrand, cardLast4 }: Upgrading['input']): StoredCard {
  if (!cardBrand && !cardLast4) throw invalidField('cardBrand', 'required')
  const stored: StoredCard = { cardBrand, cardLast4: cardLast4 || (cardBrand ? lastDigitsOf(cardBrand) : '') }
  const fault = storedCardFault(stored)
  if (fault) throw invalidField('cardNumber', fault)
  return stored
}

/**
 * A card number must not be stored in any field.
 * @throws Problem invalid.
 */
function requireNoNumber({ name, address }: Chosen): void {
  for (const [field, value] of Object.entries({ name, address }))
    if (holdsCardNumber(value)) throw invalidField(field, 'cardStays')
}

/** Identifies a request: by its idempotency key, or by its values within the hour. */
function requestOf({ idempotencyKey }: OwnRequest, chosen: Chosen, { cardLast4 }: StoredCard): string {
  const text = idempotencyKey ?? `${JSON.stringify(chosen)} ${Math.floor(Date.now() / 3_600_000)}`
  return createHash('sha256').update(`${chosen.email} ${cardLast4} ${text}`).digest('hex')
}

/**
 * Stores the chosen plan and queues a confirmation, in one transaction; idempotent. Spam gets the same response and
 * is discarded.
 * @throws Problem throttled, or invalid if the card is refused.
 */
async function upgrade(request: Upgrading): Promise<undefined> {
  const { services, input } = request
  const { website, ...given } = input
  await throttle(services, [
    [limits.enquiryClient, clientKey(request)],
    [limits.enquiryAddress, given.email],
  ])
  requireNoNumber(given)
  const card = cardOf(input)
  if (website) return
  const { name, email, phone, address, plan, billing, language } = given
  const chosen: Chosen = { name, email, phone, address, plan, billing, language }
  const set = { request: requestOf(request, chosen, card) }
  const { database } = services
  try {
    await database.transaction(async (tx) => {
      const inside = { ...services, database: within(database.engine, tx) }
      const { id } = await create(programWriter(inside), upgrades, { ...chosen, ...card }, undefined, set)
      await confirm(services, tx, { kind: 'upgrade', to: email, language, about: id })
    })
  } catch (error) {
    if (!wasSent(error)) throw error
  }
}

/** Whether it was refused because the same request is already stored. */
const wasSent = (error: unknown): boolean =>
  error instanceof Problem &&
  error.refusal.kind === 'invalid' &&
  error.refusal.faults['request']?.[0]?.key === 'taken'

type Bought = Pick<Upgrade, 'plan' | 'billing' | 'amount' | 'status'>

/** The newest plan that was bought with the address of the caller and is not cancelled; else the free one. */
async function plan({ services, caller }: OwnRequest<typeof upgradeCalls.plan>) {
  if (!caller?.userId) throw new Problem({ kind: 'unauthenticated' })
  const [bought] = await services.database.query<Bought>({
    text: `select upgrade."plan", upgrade."billing", upgrade."amount"::int as "amount", upgrade."status"
      from "upgrades" upgrade join "users" person on lower(person."email") = lower(upgrade."email")
      where person."id" = $1 and upgrade."status" <> 'cancelled' and person."emailVerified"
      order by upgrade."createdAt" desc limit 1`,
    values: [caller.userId],
  })
  if (!bought) return { plan: 'start', billing: 'monthly', amount: 0, isWaiting: false } as const
  return {
    plan: bought.plan,
    billing: bought.billing,
    amount: bought.amount,
    isWaiting: bought.status === 'new',
  }
}

/** The payment page for the plan in the URL. */
const payment: SitePart = {
  of: [],
  named: ({ query }) => `${planIn(query)} ${billingIn(query)}`,
  read: async ({ query }) => ({
    filling: {
      isGrow: planIn(query) === 'grow',
      isScale: planIn(query) === 'scale',
      isMonthly: billingIn(query) === 'monthly',
      isYearly: billingIn(query) === 'yearly',
    },
  }),
}
const planIn = (query: URLSearchParams) => (query.get('plan') === 'scale' ? 'scale' : 'grow')
const billingIn = (query: URLSearchParams) => (query.get('billing') === 'yearly' ? 'yearly' : 'monthly')

export const upgradesHooks: ResourceHooks<typeof upgrades> = {
  // The server sets the price; later price changes apply to later upgrades.
  beforeSave: ({ values: { plan, billing }, previous }) =>
    previous || !plan || !billing ? {} : { amount: centsOf(plan, billing), currency: 'EUR' },
  isIndependent: true,
  own: { upgrade, plan },
  letters: { upgrade: upgradeOf },
  site: { payment },
}
