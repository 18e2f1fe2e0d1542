import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemOf } from '#providers/data/problem'
import { cart, useCart } from '../cart/cart'
import { askQuote, cartPayload, type Quote } from './calls'

/**
 * What the cart comes to by the server, asked anew whenever it, the voucher or the delivery changes. Discount and
 * shipping go into the cart; until they are known, those that it was kept with stand there.
 */
export function useQuote() {
  const { checkout, voucher: discount, delivery, isRehydrated } = useCart()
  const items = cartPayload(checkout.cart)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['checkout', 'quote', items, discount, delivery],
    queryFn: ({ signal }) => askQuote({ cart: checkout.cart, discount, delivery }, signal),
    enabled: isRehydrated && items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    // Each answer is a new one, also where it says the same: another tab may have shown something else since.
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
    if (takesOffNothing) apply(0, undefined)
  }, [takesOffNothing])
  return {
    quote: data,
    refusal,
    /** What is wrong with the voucher, in a sentence. */
    voucherFault,
    /** Whether what is known is the answer to another question, or may be out of date. */
    isAsking: isFetching || isPlaceholderData,
    askAgain: () => void refetch(),
  }
}

/** Puts each answer into the cart, once. Where another tab has put another one there since, it is asked again. */
function useApplied(answer: Quote | undefined, total: number, askAgain: () => unknown): void {
  const applied = useRef<Quote>(undefined)
  useEffect(() => {
    if (!answer) return
    if (applied.current === answer && total !== answer.total) void askAgain()
    if (applied.current !== answer) apply(answer.discount, answer.shipping)
    applied.current = answer
  }, [answer, total, askAgain])
}

/** Puts amounts into the cart, where they differ from those that it has. */
function apply(discount: number, shipping: number | undefined): void {
  const { checkout } = cart.read()
  if (checkout.discount !== discount) cart.discount(discount)
  if (shipping !== undefined && checkout.shipping !== shipping) cart.ship(shipping)
}
export type Quoted = ReturnType<typeof useQuote>
