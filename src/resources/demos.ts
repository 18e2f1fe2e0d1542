import type { Demos } from '../../server/demo/demo'
import type { app } from './app'
import { invoicesDemo } from './invoices/invoices.demo'

/** Demo data that is better than made-up values: how many records, and what each holds. */
export const demos: Demos<typeof app> = {
  invoices: invoicesDemo,
}
