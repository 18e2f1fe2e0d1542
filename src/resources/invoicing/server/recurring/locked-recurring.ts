import type { Stored } from '#server/write/context'
import type { RecurringInvoice } from '../../recurring-invoices.resource'

export type LockedRecurring = RecurringInvoice & Stored
