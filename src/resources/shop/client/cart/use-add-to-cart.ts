import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNotify } from '#base/toasts/notify'
import { cart, useCart } from './cart'
import { itemKey } from './checkout-state'
import { checkoutPath } from './paths'
import { itemOf, type Choice, type ProductRow } from './product-row'

/** Adds a product to the cart and shows the result: only one currency, and not more than in stock. */
export function useAddToCart(row: ProductRow) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notify = useNotify()
  const { checkout } = useCart()
  return (choice: Choice, quantity = 1): void => {
    const first = checkout.cart[0]
    const item = itemOf(row, choice, quantity)
    const there = checkout.cart.find((other) => itemKey(other) === itemKey(item))
    if (first && first.currency !== row.currency)
      return notify({
        message: t('shop.otherCurrency', { cart: first.currency, item: row.currency }),
        variant: 'warning',
        action: { label: t('shop.emptyCart'), run: () => cart.reset() },
      })
    if (item.stock !== null && (there?.quantity ?? 0) + 1 > item.stock)
      return notify({ message: t('shop.noMore', { count: item.stock }), variant: 'warning' })
    cart.add(item)
    notify({
      message: t('shop.added', { name: row.name }),
      action: { label: t('shop.toCart'), run: () => void navigate(checkoutPath) },
    })
  }
}
