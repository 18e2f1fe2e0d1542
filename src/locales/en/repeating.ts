/** The input of a recurrence rule. */
export const repeating = {
  never: 'Does not repeat',
  custom: 'Custom…',
  asText: 'Custom rule as text',
  ruleText: 'Rule by RFC 5545',
  ruleHint: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
  every: 'Repeat every',
  interval: 'Interval',
  unit: 'Unit',
  units: { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' },
  on: 'On',
  sameDay: 'On the day of the first date',
  ends: 'Ends',
  endsNever: 'Never',
  endsOn: 'On a date',
  endsAfter: 'After a number of times',
  times: 'Times',
} as const
