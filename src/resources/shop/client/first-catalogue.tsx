import { useGetIdentity } from '#providers/auth/use-auth'
import type { FirstCatalogueParts } from '#providers/first-catalogue'
import { CartLinkView } from './cart/cart-link-view'
import { readPersisted, storageKey } from './cart/persisted'
import type { ProductRow } from './cart/product-row'
import { ProductCard } from './catalog/product-card'

// The shop before the application has loaded. What is pressed here is pressed again in the application.
const later = (): void => undefined

/** The cart that this browser has stored, whoever owns it. */
function storedCart() {
  try {
    return readPersisted(localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

/** The link to the cart of the signed-in user. */
function StoredCartLink() {
  const { data: user } = useGetIdentity()
  const cart = storedCart()
  return <CartLinkView totalItems={user && cart?.owner === user.id ? cart.checkout.totalItems : 0} />
}

/** What the shop adds to its catalogue before the application has loaded. */
export const firstCatalogue: FirstCatalogueParts = {
  card: ({ resource, row }) => <ProductCard resource={resource} row={row as ProductRow} onAdd={later} />,
  tools: StoredCartLink,
  storedOrder: () => {
    const cart = storedCart()
    return cart && { order: cart.sortBy, owner: cart.owner }
  },
}
