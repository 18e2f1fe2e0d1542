/** Texts of date and time pickers. */
export const pickers = {
  chooseDay: 'Choose a date: {{field}}',
  chooseMoment: 'Choose a date and a time: {{field}}',
  hint: 'For example {{value}}',
  /** In the format of dayjs. */
  monthFormat: 'MMMM YYYY',
  today: 'Today',
  now: 'Now',
  clear: 'Clear',
  done: 'Done',
} as const
