/** Texts of the range picker, which is loaded after the first screen. */
export const rangePicker = {
  chooseRange: 'Choose dates',
  chooseDays: 'Choose a range of dates: {{field}}',
  presets: 'Ranges up to today',
  firstDay: '{{day}}, first day of the range',
  lastDay: '{{day}}, last day of the range',
  pickFirst: 'Choose the first day.',
  pickLast: 'Choose the last day.',
} as const
