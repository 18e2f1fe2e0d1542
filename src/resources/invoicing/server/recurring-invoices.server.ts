import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { recurringInvoices } from '../recurring-invoices.resource'
import { createDue } from './recurring/create-due'
import { failure } from './recurring/failure-text'
import { planned } from './recurring/planned'

export const recurringInvoicesHooks: ResourceHooks<typeof recurringInvoices> = {
  isIndependent: true,
  own: { failure },
  beforeSave: planned,
  dueWork: (services) => createDue(services),
}
