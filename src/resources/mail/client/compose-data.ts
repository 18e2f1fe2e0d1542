import type { OutputOf } from '#define'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { mailCalls as calls } from '#resources/mail/mail.wire'
import { mailboxKey, type Address } from './mail-data'

export type MailSettings = OutputOf<typeof calls.settings>
export const settingsKey = ['mailSettings'] as const

/** What the user has set for their mails. */
export const useMailSettings = () => useEndpoint(calls.settings, {}, { key: settingsKey })

const recipientsIn = ({ recipients }: { readonly recipients: readonly Address[] }) => recipients
/** Whom a mail can be written to, by the beginning of a name or an address. */
export const useSuggestedRecipients = (q: string, enabled: boolean) =>
  useEndpoint(
    calls.recipients,
    { q },
    {
      key: [...mailboxKey, 'recipients', q],
      select: recipientsIn,
      enabled,
      keepsPrevious: true,
      staleTime: 30_000,
    },
  )
