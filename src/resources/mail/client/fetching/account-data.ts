import { useDelete } from '@refinedev/core'
import type { OutputOf } from '#define'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { useOwnMeta } from '#providers/data/own-meta'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { mailAccountCalls as calls } from '../../mail-accounts.wire'

export type Account = OutputOf<typeof calls.accounts>['accounts'][number]

/** A mailbox elsewhere, as its form has it. */
export interface AccountValues extends Pick<
  Account,
  'name' | 'host' | 'security' | 'userName' | 'folder' | 'existing' | 'isActive'
> {
  readonly port: string
  readonly password: string
  /** Empty without a label. */
  readonly label: string
}

const empty: AccountValues = {
  name: '',
  host: '',
  port: '993',
  security: 'tls',
  userName: '',
  password: '',
  folder: 'INBOX',
  label: '',
  existing: 'month',
  isActive: true,
}

/** What a form begins with. */
export function valuesOf(account: Account | undefined): AccountValues {
  if (!account) return empty
  const { name, host, port, security, userName, folder, label, existing, isActive } = account
  return {
    name,
    host,
    security,
    userName,
    folder,
    existing,
    isActive,
    port: String(port),
    password: '',
    label: label ?? '',
  }
}

const sent = ({ port, password, label, ...values }: AccountValues) => ({
  ...values,
  port: Number(port),
  password: password || null,
  label: label || null,
})

const key = ['mailAccounts'] as const
const pollMs = 2000
const accountsIn = ({ accounts }: { readonly accounts: readonly Account[] }) => accounts

/** The mailboxes elsewhere of the user; read again while messages are being fetched. */
export const useAccounts = (isFetching: boolean) =>
  useEndpoint(
    calls.accounts,
    {},
    {
      key,
      select: accountsIn,
      live: ['mailAccounts', 'mails'],
      refetchOnWindowFocus: 'always',
      refetchInterval: isFetching ? pollMs : false,
    },
  )

/** The calls that change mailboxes elsewhere. Each rejects with the server's problem. */
export function useAccountCalls() {
  const call = useCallEndpoint()
  const cache = useEndpointCache()
  const meta = useOwnMeta('mailAccounts')
  const { mutateAsync: remove } = useDelete({ overtimeOptions: { enabled: false } })
  const readAgain = () => cache.invalidate(key)
  return {
    save: async (id: string | undefined, values: AccountValues): Promise<void> => {
      if (id === undefined) await call(calls.addAccount, sent(values))
      else await call(calls.changeAccount, { id, ...sent(values) })
      await readAgain()
    },
    /** Connects, and returns the number of messages in the folder. */
    test: async (account: string | undefined, values: AccountValues): Promise<number> => {
      const { host, port, security, userName, password, folder } = sent(values)
      const connection = { host, port, security, userName, password, folder }
      return (await call(calls.testAccount, { account: account ?? null, ...connection })).messages
    },
    fetch: async (id: string): Promise<void> => {
      await call(calls.fetchAccount, { id })
      await readAgain()
    },
    remove: async (id: string): Promise<void> => {
      await remove({
        resource: 'mailAccounts',
        id,
        meta,
        successNotification: false,
        errorNotification: false,
      })
      await readAgain()
    },
  }
}
