import { useEffect, useEffectEvent, useState } from 'react'
import { askQuote, NoQuote, type QuoteRequest, type Quote } from './quote'

/** The state of the requested quote. */
export type Quoting =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  /** Valid until this time of the local clock, in milliseconds. */
  | { readonly kind: 'held'; readonly quote: Quote; readonly until: number }
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly detail: string | undefined; readonly amount: string | undefined }

const none: Quoting = { kind: 'none' }

export interface PendingQuote {
  readonly quoting: Quoting
  readonly ask: () => void
  /** Marks the quote as expired. */
  readonly end: () => void
}

/**
 * The quote for the current input. After a change of the input there is none.
 * @param requested undefined while the amount is invalid
 */
export function useQuote(requested: QuoteRequest | undefined, tag: string): PendingQuote {
  const key = JSON.stringify(requested)
  const [known, setKnown] = useState<{ readonly of: string | undefined; readonly quoting: Quoting }>()
  const quoting = known && known.of === key ? known.quoting : none
  const keep = (now: Quoting) => setKnown({ of: key, quoting: now })
  const ask = () => {
    if (!requested || quoting.kind === 'asking') return
    // Counted from the request, so that the quote never seems to be valid for longer than it is.
    const since = Date.now()
    keep({ kind: 'asking' })
    askQuote(requested, tag).then(
      (quote) => keep({ kind: 'held', quote, until: since + quote.validity * 1000 }),
      (error: unknown) => {
        const { detail, amount } = error instanceof NoQuote ? error : { detail: undefined, amount: undefined }
        keep({ kind: 'refused', detail, amount })
      },
    )
  }
  return { quoting, ask, end: () => keep({ kind: 'over' }) }
}

/**
 * Whole seconds until a time; updated four times a second, so that the display does not skip seconds.
 * @param onOver called once the time has come
 */
export function useSecondsLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const look = useEffectEvent(() => {
    setNow(Date.now())
    if (Date.now() >= until) onOver()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), 250)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
