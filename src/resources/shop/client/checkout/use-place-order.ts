import { useInvalidate } from '@refinedev/core'
import { useRef } from 'react'
import type { Values } from '#define/parsing/parse'
import { newKey } from '#base/new-key'
import { useAttempt } from '#screens/use-attempt'
import { cart, useCart } from '../cart/cart'
import { useOrderCall, type PaymentMethod, type PlacedOrder } from './calls'
import type { Quoted } from './use-quote'

interface PlacingProps {
  readonly quoted: Quoted
  readonly method: PaymentMethod
  readonly onPlaced: (order: PlacedOrder) => void
}

/**
 * Places the order for the total on the button: disabled while the quote is loading, and refused by the server if the
 * total has changed. A retry of the same order sends the same idempotency key, so that a lost response does not lead
 * to a second order.
 */
export function usePlaceOrder({ quoted, method, onPlaced }: PlacingProps) {
  const { checkout, voucher, delivery, isRehydrated } = useCart()
  const invalidate = useInvalidate()
  const { isRunning, refusal, attempt } = useAttempt()
  const placeOrder = useOrderCall()
  const keys = useRef({ order: '', key: '' })
  const { billing, cart: items, total } = checkout
  const { quote } = quoted
  const isOffered = quote?.deliveries.some((option) => option.delivery === delivery) ?? false
  const isAsSeen = isRehydrated && isOffered && quote?.changes.length === 0 && quoted.refusal === undefined
  const isWaiting = isRunning || quoted.isAsking || (isAsSeen && quote.total !== total)
  const isReady = isAsSeen && billing !== null && !isWaiting

  const submit = (card: Values): Promise<void> =>
    attempt(async () => {
      if (!isReady || billing === null) return
      const order = { cart: items, discount: voucher, delivery, billing, paymentMethod: method }
      const written = JSON.stringify(order)
      if (keys.current.order !== written) keys.current = { order: written, key: newKey() }
      try {
        onPlaced(await placeOrder({ ...order, card, total }, keys.current.key))
      } catch (error) {
        quoted.askAgain()
        throw error
      }
      cart.reset()
      for (const resource of ['orders', 'products'])
        void invalidate({ resource, invalidates: ['list', 'many', 'detail'] })
    })
  return { submit, isWaiting, isBarred: !isReady && !isWaiting, refusal }
}
