import { useCart } from './cart'
import { CartLinkView } from './cart-link-view'

/** A link to the cart, with the number of its items. */
export function CartLink() {
  const { checkout, isRehydrated } = useCart()
  return <CartLinkView totalItems={checkout.totalItems} isBusy={!isRehydrated} />
}
