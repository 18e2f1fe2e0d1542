import { useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#define/output'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { notify } from '#base/toasts/notify'
import { reasonOf } from '#providers/data/http/problem'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { paymentCalls } from '../../payments.wire'

export type BankEntry = OutputOf<typeof paymentCalls.matches>['entries'][number]
export type Candidate = BankEntry['candidates'][number]

/** A chosen invoice for an entry. */
export interface Match {
  readonly entry: BankEntry
  readonly candidate: Candidate
}

/** The entries of the bank that wait, and the function that records them as payments and shows the result. */
export function useMatching() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const call = useCallEndpoint()
  const invalidate = useInvalidate()
  const { data, error, refetch } = useEndpoint(
    paymentCalls.matches,
    {},
    { key: ['bank matches'], live: ['ledgerEntries', 'payments', 'invoices'] },
  )
  const show = (matches: readonly Match[], results: OutputOf<typeof paymentCalls.match>['results']) => {
    const entryOf = (id: string) => matches.find(({ entry }) => entry.entry === id)
    const recorded = results.filter(({ payment }) => payment !== null)
    const [first] = recorded
    const only = recorded.length === 1 && first ? entryOf(first.entry) : undefined
    if (only) {
      const { entry, candidate } = only
      const amount = formatMoney(entry.open, entry.currency, locale)
      const { counterparty } = entry
      notify({ message: t('bankMatching.matched', { amount, counterparty, number: candidate.number }) })
    } else if (recorded.length > 0)
      notify({ message: t('bankMatching.matchedMany', { count: recorded.length }) })
    for (const { entry: id, refusal } of results)
      if (refusal !== null) {
        const counterparty = entryOf(id)?.entry.counterparty ?? ''
        notify({ variant: 'error', message: t('bankMatching.refused', { counterparty, reason: refusal }) })
      }
  }
  const match = async (matches: readonly Match[]): Promise<void> => {
    setRunning(new Set(matches.map(({ entry }) => entry.entry)))
    try {
      const given = matches.map(({ entry, candidate }) => ({
        entry: entry.entry,
        invoice: candidate.invoice,
      }))
      const { results } = await call(paymentCalls.match, { matches: given })
      show(matches, results)
    } catch (failure) {
      notify({ variant: 'error', message: reasonOf(failure) })
    }
    await reread()
    setRunning(new Set())
  }
  const reread = async () => {
    await refetch()
    for (const resource of ['payments', 'invoices', 'ledgerEntries', 'bankAccounts'])
      void invalidate({ resource, invalidates: ['list', 'many', 'detail'] })
  }
  return { data, error, retry: () => void refetch(), running, match, reread }
}
