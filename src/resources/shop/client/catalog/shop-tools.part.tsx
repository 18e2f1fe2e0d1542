import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { AnyResource } from '#define'
import { readOrder, writeOrder } from '#screens/list/catalogue/orders'
import { useListState } from '#screens/list-model/state/use-list-state'
import { cart, useCart } from '../cart/cart'
import { CartLink } from '../cart/cart-link'

/** The link to the cart. The order of the shop is stored beside the cart, and applied if the URL has none. */
export function ShopTools({ resource }: { resource: AnyResource }) {
  useStoredOrder(resource)
  return <CartLink />
}

function useStoredOrder(resource: AnyResource): void {
  const [{ sorts }, change] = useListState(resource)
  const { sortBy, isRehydrated } = useCart()
  const isBack = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  const order = writeOrder(sorts)
  const follow = useEffectEvent(() => {
    if (!isFirst.current) {
      // Going back shows the former order, but does not choose it.
      if (!isBack && order !== sortBy) cart.sort(order)
      return
    }
    isFirst.current = false
    if (order === '' && sortBy !== '')
      change((before) => ({ ...before, page: 1, sorts: [readOrder(sortBy)] }), { quietly: true })
    else if (order !== '' && order !== sortBy) cart.sort(order)
  })
  useEffect(() => {
    if (isRehydrated) follow()
  }, [isRehydrated, order])
}
