import { boolean, choice, email, integer, phone, text, type OwnCalls } from '#define'
import { billings, paidPlans, plans } from '#money/plans'
import { cardBrands } from '#money/test-cards'

/** Card data that a client must never send is refused by its name. */
const neverSent = { unknown: 'cardStays' } as const

/**
 * The choice of a plan. Only the card's brand and last four digits are sent, or its brand alone; number, expiry and
 * security code stay in the browser.
 */
export const upgradeCalls = {
  plan: {
    method: 'GET',
    path: '/api/account/plan',
    summary: 'The plan of the caller, by the address that it was bought with.',
    output: {
      plan: choice(plans.map(({ name }) => name)),
      billing: choice(billings),
      amount: integer({ help: 'The price of a billing period in cents of a euro, without taxes.' }),
      isWaiting: boolean({ help: 'Whether its payment is not checked yet.' }),
    },
  },
  upgrade: {
    method: 'POST',
    path: '/api/site/upgrade',
    open: true,
    limit: 32 * 1024,
    messages: {
      email: { required: 'emailRequired', 'format.email': 'emailInvalid' },
      cardNumber: neverSent,
      cardExpiry: neverSent,
      cardCode: neverSent,
    },
    problems: ['throttled'],
    form: '/payment',
    input: {
      name: text({ max: 120 }),
      email: email(),
      phone: phone(),
      address: text({ lines: 3, max: 400 }),
      plan: choice(paidPlans),
      billing: choice(billings),
      cardBrand: choice(cardBrands, { optional: true }),
      cardLast4: text({ optional: true, max: 4 }),
      language: choice(['en', 'cn'], { default: 'en' }),
      website: text({ optional: true, max: 300 }),
    },
  },
} as const satisfies OwnCalls
