/** Texts of date and time pickers. */
export const pickers = {
  chooseDay: 'Choose a date: {{field}}',
  chooseMoment: 'Choose a date and a time: {{field}}',
  dayHint: 'For example 2026-12-31',
  momentHint: 'For example 2026-12-31 18:30',
  /** In the format of dayjs. */
  monthFormat: 'MMMM YYYY',
  today: 'Today',
  now: 'Now',
  clear: 'Clear',
  done: 'Done',
} as const
