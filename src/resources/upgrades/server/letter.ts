import { mails as cn } from '#locales/cn/mails'
import { mails as en } from '#locales/en/mails'
import { euros, type Billing, type PaidPlan } from '#money/plans'
import type { LetterRequest, Prepared, LetterContext } from '#server/write/services/letters'

const texts = { en, cn }

interface Upgraded {
  readonly plan: PaidPlan
  readonly billing: Billing
  /** In cents. */
  readonly amount: number
  readonly cardLast4: string
}

/** The confirmation of a plan, sent to the address given with it. Contains no text entered by the user. */
export async function upgradeOf(
  { database }: LetterContext,
  { about, language }: LetterRequest,
): Promise<Prepared> {
  const [found] = await database.query<Upgraded>({
    text: 'select "plan", "billing", "amount", "cardLast4" from "upgrades" where "id" = $1',
    values: [about],
  })
  if (!found) return undefined
  const { plans, billings } = texts[language]
  const { plan, billing, amount, cardLast4: last4 } = found
  const values = { plan: plans[plan], billing: billings[billing], last4 }
  return { letter: 'upgrade', values: { ...values, amount: euros(amount / 100, language) } }
}
