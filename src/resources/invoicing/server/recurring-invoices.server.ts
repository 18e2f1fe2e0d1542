import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { recurringInvoices } from '../recurring-invoices.resource'
import { createDue } from './recurring/create-due'
import { planned } from './recurring/planned'

export const recurringInvoicesHooks: ResourceHooks<typeof recurringInvoices> = {
  isIndependent: true,
  beforeSave: planned,
  dueWork: (services) => createDue(services),
}
