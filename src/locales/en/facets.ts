/** Texts of catalogues: cards with facets. */
export const facets = {
  order: 'Order by',
  otherOrder: 'Another order',
  under: 'Under {{to}}',
  between: '{{from}} to {{to}}',
  over: '{{from}} and more',
  up: 'and up',
  starsUp: '{{stars}} stars and up',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  show_one: 'Show {{total}} result',
  show_other: 'Show {{total}} results',
  comparedIn:
    'Only prices in {{currency}} are shown, because prices in different currencies cannot be compared.',
  currencyFirst: 'Choose a currency first.',
  failed: 'The filters could not be loaded.',
} as const
