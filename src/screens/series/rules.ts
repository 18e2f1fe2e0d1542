import { lazyModule } from '#base/loading/lazy-module'

/** The code for recurrence rules is as large as the calendar and few records have a rule, so it is loaded on demand. */
export const rules = lazyModule(() => import('./occurrences'))
export type Rules = typeof import('./occurrences')
