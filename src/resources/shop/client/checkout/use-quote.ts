import { useEffect, useRef } from 'react'
import { problemOf } from '#providers/data/http/problem'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { cart, useCart } from '../cart/cart'
import { cartPayload, checkoutCalls, quoteBody, type Quote } from './calls'

/**
 * The server's quote, requested again whenever the cart, the voucher, the delivery or the country changes. Discount,
 * shipping and tax are stored in the cart; until they are known, it has the stored ones.
 */
export function useQuote() {
  const { checkout, voucher: discount, delivery, isRehydrated } = useCart()
  const items = cartPayload(checkout.cart)
  const country = checkout.billing?.country
  const input = quoteBody({ cart: checkout.cart, discount, delivery, country })
  const { data, error, refetch, isFetching, isPlaceholderData } = useEndpoint(checkoutCalls.quote, input, {
    key: ['checkout', 'quote', items, discount, delivery, country],
    enabled: isRehydrated && items.length > 0,
    keepsPrevious: true,
    retry: false,
    // Every response is a new object, even if equal: another tab may have applied another one since.
    structuralSharing: false,
    staleTime: 0,
  })
  const refusal = error === null ? undefined : error
  const voucherFault = problemOf(refusal)?.errors?.['discount']?.[0]
  const isKnown = !isPlaceholderData && refusal === undefined && data?.changes.length === 0
  const answer = isKnown ? data : undefined
  const takesOffNothing = voucherFault !== undefined
  useApplied(answer, checkout.total, refetch)
  useEffect(() => {
    if (takesOffNothing) apply({ discount: 0 })
  }, [takesOffNothing])
  return {
    quote: data,
    refusal,
    /** The message about the voucher. */
    voucherFault,
    /** Whether the current quote belongs to other input or may be out of date. */
    isAsking: isFetching || isPlaceholderData,
    askAgain: () => void refetch(),
  }
}

/** Applies each quote to the cart once. If another tab has applied another one since, it is requested again. */
function useApplied(answer: Quote | undefined, total: number, askAgain: () => unknown): void {
  const applied = useRef<Quote>(undefined)
  useEffect(() => {
    if (!answer) return
    if (applied.current === answer && total !== answer.total) void askAgain()
    if (applied.current !== answer) apply(answer)
    applied.current = answer
  }, [answer, total, askAgain])
}

type Applied = Pick<Quote, 'discount'> & Partial<Pick<Quote, 'shipping' | 'tax' | 'delivery'>>

/** Stores amounts in the cart if they differ, and the delivery where the chosen one is not offered. */
function apply({ discount, shipping, tax, delivery }: Applied): void {
  const { checkout, delivery: chosen } = cart.read()
  if (checkout.discount !== discount) cart.discount(discount)
  if (shipping !== undefined && checkout.shipping !== shipping) cart.ship(shipping)
  if (tax !== undefined && checkout.tax !== tax) cart.tax(tax)
  if (delivery && delivery !== chosen) cart.deliver(delivery)
}
export type Quoted = ReturnType<typeof useQuote>
