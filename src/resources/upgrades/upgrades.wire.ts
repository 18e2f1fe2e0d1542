import { choice, email, phone, text, type OwnCall } from '../../define'
import { billings, paidPlans } from '../../money/plans'
import { cardBrands } from '../../money/test-cards'

/** Written in a form of HTML without a script alone; nothing of it is kept or told. */
const dropped = { optional: true, secret: true, max: 30 } as const

/** The choice of a plan. Of a card the script tells its brand and its last four digits; its number stays in the browser. */
export const upgradeCalls = {
  upgrade: {
    method: 'POST',
    path: '/api/site/upgrade',
    open: true,
    limit: 32 * 1024,
    messages: { email: { required: 'emailRequired', 'format.email': 'emailInvalid' } },
    problems: ['throttled'],
    form: '/payment',
    asks: {
      name: text({ max: 120 }),
      email: email(),
      phone: phone(),
      address: text({ lines: 3, max: 400 }),
      plan: choice(paidPlans),
      billing: choice(billings),
      cardBrand: choice(cardBrands, { optional: true }),
      cardLast4: text({ optional: true, max: 4 }),
      cardNumber: text(dropped),
      cardExpiry: text(dropped),
      cardCode: text(dropped),
      language: choice(['en', 'cn'], { default: 'en' }),
      website: text({ optional: true, max: 300 }),
    },
  },
} as const satisfies { readonly [name: string]: OwnCall }
