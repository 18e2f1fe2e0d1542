import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { mailAccounts } from '../mail-accounts.resource'
import { accountHandlers } from './fetching/account-calls.server'
import { fetchDue } from './fetching/fetch-mail.server'
import { deleteFetch } from './fetching/fetch-store.server'

export const mailAccountsHooks: ResourceHooks<typeof mailAccounts> = {
  own: accountHandlers,
  dueWork: fetchDue,
  beforeDelete: ({ tx, record }) => deleteFetch(tx, record.id),
}
