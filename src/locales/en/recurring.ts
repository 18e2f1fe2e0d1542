/** Texts of recurring invoices. */
export const recurring = {
  title: 'Next invoices',
  onLastDay: '{{every}} on day {{day}}, or on the last day of shorter months',
  onLeapDay: '{{every}} on {{date}}, or on the last day of February',
  onWeekday: '{{every}} on {{weekday}}',
  until: '{{rule}}, until {{day}}',
  paused: 'Paused: no invoices are created. These would be the next ones.',
  noDates: 'No date is left.',
  failed: 'The invoice of {{date}} could not be created: {{reason}}',
  again: 'It is tried again every hour, and as soon as this record is changed.',
} as const
