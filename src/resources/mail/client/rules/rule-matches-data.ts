import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { mailCalls as calls } from '#resources/mail/mail.wire'
import { mailboxKey } from '../mail-data'

/** How many mails a search finds; nothing for an empty one. */
export const useMatchingCount = (q: string, timezone: string) =>
  useEndpoint(
    calls.matching,
    { q, timezone },
    { key: [...mailboxKey, 'matching', q], enabled: q !== '', staleTime: 60_000 },
  )

/** How many of the latest received messages a rule would have matched; nothing without a search. */
export const useRuleMatches = (query: string) =>
  useEndpoint(
    calls.ruleMatches,
    { query },
    {
      key: [...mailboxKey, 'ruleMatches', query],
      enabled: query !== '',
      keepsPrevious: true,
      retry: false,
      staleTime: 60_000,
    },
  )
