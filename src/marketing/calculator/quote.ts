import type { InputOf, OutputOf } from '#define'
import type { RegisteredCall } from '#define/registered'
import { apiUrl } from '#text/api-base'

type QuoteCall = RegisteredCall<'bankAccounts', 'quote'>
/** The input of a quote; the amount is in minor units of the currency of its side. */
export type QuoteRequest = Required<InputOf<QuoteCall>>
/** A quote of the server. */
export type Quote = OutputOf<QuoteCall>

/** Why there is no quote, with the server's message if it responded. */
export class NoQuote extends Error {
  override name = 'NoQuote'
  constructor(
    readonly detail: string | undefined,
    /** The error message of the amount. */
    readonly amount: string | undefined,
  ) {
    super(detail ?? amount ?? 'No answer')
  }
}

interface ProblemDocument {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

/**
 * Requests a quote.
 * @throws NoQuote if the server refuses or does not respond.
 */
export async function askQuote(requested: QuoteRequest, tag: string): Promise<Quote> {
  const query = new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]))
  const url = apiUrl(`/api/fx/quote?${query}`)
  const answer = await fetch(url, { headers: { 'accept-language': tag } }).catch(() => {
    throw new NoQuote(undefined, undefined)
  })
  if (answer.ok) return (await answer.json()) as Quote
  const { message, errors } = await (answer.json() as Promise<ProblemDocument>).catch(
    (): ProblemDocument => ({}),
  )
  throw new NoQuote(message, errors?.['amount']?.[0])
}
