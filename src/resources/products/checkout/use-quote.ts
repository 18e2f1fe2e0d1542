import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemOf } from '../../../providers/data/problem'
import { cart, useCart } from '../cart/cart'
import { askQuote, told, type Delivery } from './calls'

/** What the cart comes to by the server, asked anew whenever it changes; discount and shipping go into the cart. */
export function useQuote(discount: string, delivery: Delivery) {
  const { checkout, isRehydrated } = useCart()
  const items = told(checkout.cart)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['checkout', 'quote', items, discount, delivery],
    queryFn: ({ signal }) => askQuote({ cart: checkout.cart, discount, delivery }, signal),
    enabled: isRehydrated && items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const refusal = error === null ? undefined : error
  const isKnown = data !== undefined && refusal === undefined && data.changes.length === 0
  const [off, shipping] = isKnown ? [data.discount, data.shipping] : [0, 0]
  useEffect(() => {
    if (!isRehydrated) return
    const { checkout: now } = cart.read()
    if (now.discount !== off) cart.discount(off)
    if (now.shipping !== shipping) cart.ship(shipping)
  }, [isRehydrated, off, shipping])
  return {
    quote: data,
    refusal,
    /** What is wrong with the voucher, in a sentence. */
    voucherFault: problemOf(refusal)?.errors?.['discount']?.[0],
    isAsking: isFetching,
    askAgain: () => void refetch(),
  }
}
export type Quoted = ReturnType<typeof useQuote>
