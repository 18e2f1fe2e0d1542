import { choice, currency, integer, text, type OwnCall } from '#define'

type Calls = { readonly [name: string]: OwnCall }

const sample = {
  sample: 'Always true: the rates are samples.',
  asOf: 'The day that the sample rates are of.',
} as const
const open = { method: 'GET', open: true, problems: ['throttled'] } as const

/** Sample rates and quotes of the public site. Nothing is kept of them: they are no offers. */
export const fxCalls = {
  rates: {
    ...open,
    path: '/api/fx/rates',
    asks: { base: currency({ default: 'EUR', help: 'The currency that one unit is sold of.' }) },
    summary: 'Sample rates of a currency',
    answers: {
      ...sample,
      base: 'The currency of which one unit is sold.',
      rates:
        'For each other currency its `currency`, its `digits` after the point, and the `rate`: its units for one of the base.',
    },
  },
  quote: {
    ...open,
    path: '/api/fx/quote',
    asks: {
      pair: text({ max: 7, help: 'What is sold and what is bought: EUR/USD.' }),
      amount: integer({ min: 1, help: 'In minor units of the currency of its side: 1999 is 19.99 in EUR.' }),
      side: choice(['sell', 'buy'], {
        default: 'sell',
        help: 'Whether the amount is what is sold or what is bought.',
      }),
      validity: integer({
        min: 60,
        max: 86_400,
        default: 3600,
        help: 'In seconds: from 1 minute to 24 hours.',
      }),
      use: choice(['single', 'multi'], {
        default: 'single',
        help: 'Whether it serves once or again and again.',
      }),
    },
    summary: 'A quote at the sample rates, and when it ends',
    answers: {
      ...sample,
      pair: 'What is sold and what is bought.',
      rate: 'Units that are bought for one that is sold.',
      sell: 'The `currency` that is sold and its `amount`, in minor units.',
      buy: 'The `currency` that is bought and its `amount`, in minor units.',
      use: 'Once, or again and again.',
      validity: 'In seconds.',
      quotedAt: 'ISO 8601 in UTC.',
      expiresAt: 'ISO 8601 in UTC.',
    },
  },
} as const satisfies Calls
