import { lazyModule } from '#base/loading/lazy-module'

/** What works out recurrence rules: it is as large as the calendar, and few records have a rule. */
export const rules = lazyModule(() => import('./occurrences'))
export type Rules = typeof import('./occurrences')
