import {
  arrayOf,
  boolean,
  choice,
  currency,
  date,
  datetime,
  decimal,
  integer,
  object,
  text,
  type OwnCalls,
} from '#define'

const sample = {
  sample: boolean({ help: 'Always true: the rates are samples.' }),
  asOf: date({ help: 'The day that the sample rates are of.' }),
} as const
const side = { currency: currency(), amount: integer({ help: 'In minor units.' }) }
const uses = ['single', 'multi'] as const
const open = { method: 'GET', open: true, problems: ['throttled'] } as const

/** Sample rates and quotes for the public site. They are not stored and are no offers. */
export const fxCalls = {
  rates: {
    ...open,
    path: '/api/fx/rates',
    input: { base: currency({ default: 'EUR', help: 'The currency that one unit is sold of.' }) },
    summary: 'Sample rates of a currency',
    output: {
      ...sample,
      base: currency({ help: 'The currency of which one unit is sold.' }),
      rates: arrayOf(
        object({
          currency: currency(),
          digits: integer({ help: 'After the point.' }),
          rate: decimal({ help: 'Its units for one of the base.' }),
        }),
        { help: 'One for each other currency.' },
      ),
    },
  },
  quote: {
    ...open,
    path: '/api/fx/quote',
    input: {
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
      use: choice(uses, {
        default: 'single',
        help: 'Whether it serves once or again and again.',
      }),
    },
    summary: 'A quote at the sample rates, and when it ends',
    output: {
      ...sample,
      pair: text({ help: 'What is sold and what is bought.' }),
      rate: decimal({ help: 'Units that are bought for one that is sold.' }),
      sell: object(side, { help: 'What is sold.' }),
      buy: object(side, { help: 'What is bought.' }),
      use: choice(uses, { help: 'Once, or again and again.' }),
      validity: integer({ help: 'In seconds.' }),
      quotedAt: datetime(),
      expiresAt: datetime(),
    },
  },
} as const satisfies OwnCalls
