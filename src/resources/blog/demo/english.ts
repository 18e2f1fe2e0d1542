import type { Written } from './written'

export const english: readonly Written[] = [
  [
    'Why a transfer is not one thing',
    'Between “sent” and “received” a payment passes five desks. Knowing them explains most delays.',
    ['transfers', 'basics'],
    [
      [
        'Five desks',
        'Your bank, its correspondent, a clearing house, another correspondent, the other bank. Each has hours, limits and its own reading of a reference. A corridor is a way with as few of them as can be.',
      ],
      [
        'What to watch',
        'Cut-off times first, holidays second, references third. Most payments that are late were ready one hour after a cut-off.',
      ],
    ],
  ],
  [
    'Quotes that hold',
    'A rate is worth something when it is good until you have clicked. How long should that be?',
    ['fx', 'product'],
    [
      [
        'A minute or a day',
        'Short quotes cost less, because nobody has to insure them. Long ones let a second person approve. We offer both, from 1 minute to 24 hours.',
      ],
      [
        'Reading a quote',
        'The amount that arrives, the total that leaves, and the moment at which it ends. If one of the three is missing, it is an advertisement.',
      ],
    ],
  ],
  [
    'Closing the month in two days',
    'A checklist from nine finance teams that stopped working weekends.',
    ['finance', 'guide'],
    [
      [
        'Before the last day',
        'Reconcile daily, so that nothing is left for the end. Chase missing receipts on the twentieth, not on the thirty-first.',
      ],
      [
        'The two days',
        'First day: bank, cards, payroll. Second day: accruals, review, report. What is not found by then is booked next month, with a note.',
      ],
    ],
  ],
  [
    'Cards for teams without shared numbers',
    'A shared card number is a shared password. There is a better way, and it is less work.',
    ['cards', 'security'],
    [
      [
        'One card for one purpose',
        'A card for a subscription has the limit of that subscription. If the shop leaks it, nothing else is touched.',
      ],
      [
        'Who sees what',
        'Only the holder sees the whole number. Finance sees the last four digits and every payment. That is all that either needs.',
      ],
    ],
  ],
  [
    'What a correct reference saves',
    'We looked at four thousand returned payments. Two thirds had the same small mistake.',
    ['transfers', 'data'],
    [
      [
        'The mistake',
        'A reference that was cut at thirty-five characters. The number stood at the end, so the number was what went missing.',
      ],
      [
        'The remedy',
        'Put the number first. Leave out words such as “invoice”. Check the length where it is typed, not where it fails.',
      ],
    ],
  ],
  [
    'Paying three hundred people at once',
    'Batches fail at the one line nobody has looked at. How to look at all of them in ten minutes.',
    ['payouts', 'guide'],
    [
      [
        'Three checks',
        'New recipients, amounts that are twice the usual, and accounts that were changed this week. Everything else is as it was last month.',
      ],
      [
        'When one fails',
        'The others go. The one that failed comes back with a reason that a person can read, and with a button.',
      ],
    ],
  ],
  [
    'An account in another country, explained',
    'Local account details are not an office abroad. What they are, and what they are not.',
    ['accounts', 'basics'],
    [
      [
        'What they are',
        'A number that people there can pay like any other, without fees between countries and without waiting.',
      ],
      [
        'What they are not',
        'They give you no tax number and no address. Ask somebody local before you hire or store goods.',
      ],
    ],
  ],
  [
    'The quiet cost of rounding',
    'A tenth of a cent, forty thousand times a month. Why amounts are whole numbers here.',
    ['engineering', 'data'],
    [
      [
        'Minor units',
        'An amount is a whole number of the smallest coin of its currency. Yen have none, dinars have three digits. No amount is ever a fraction.',
      ],
      [
        'One rule',
        'Round once, at the end, half away from zero, and write down where. Then two people who calculate get the same sum.',
      ],
    ],
  ],
  [
    'Approvals that people do not click away',
    'When everything needs an approval, nothing gets one. Fewer questions, better answers.',
    ['controls', 'finance'],
    [
      [
        'Ask about what is new',
        'A known recipient with a usual amount needs no second person. A new one always does.',
      ],
      [
        'Show the difference',
        'An approver sees what changed, not the whole form. A question that takes five seconds is read.',
      ],
    ],
  ],
  [
    'Eight questions for a payment provider',
    'Take them into the next call. The good ones answer without looking anything up.',
    ['guide', 'basics'],
    [
      ['About money', 'Where is it at night? Who may touch it? What happens to it if you close?'],
      [
        'About mistakes',
        'How do I call a payment back? Who answers at four in the morning? What did your last outage look like, and may I read the report?',
      ],
    ],
  ],
  [
    'How we review an incident',
    'No names, one page, within three days. The habit that has made the largest difference.',
    ['engineering', 'culture'],
    [
      [
        'One page',
        'What people saw, what the machine did, what we changed. In this order, because readers stop early.',
      ],
      [
        'No names',
        'People did what made sense with what they knew. So the question is what they could not know.',
      ],
    ],
  ],
  [
    'Selling abroad before you are there',
    'A shop can take money in ten currencies in a week. The order in which to do it.',
    ['commerce', 'guide'],
    [
      [
        'Prices first',
        'Set prices by hand for your three largest countries. A converted 47.13 tells people that they are a guest.',
      ],
      ['Methods second', 'Offer the one method that everybody there uses. One is enough to begin with.'],
    ],
  ],
]
