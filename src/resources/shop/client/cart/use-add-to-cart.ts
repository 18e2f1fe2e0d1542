import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNotify } from '#base/toasts/notify'
import { cart, useCart } from './cart'
import type { Color } from './checkout-state'
import { checkoutPath } from './paths'
import { itemOf, type ProductRow } from './product-row'

/** Adds a product to the cart and shows the result: only one currency, and not more than in stock. */
export function useAddToCart(row: ProductRow) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notify = useNotify()
  const { checkout } = useCart()
  return (colors: readonly Color[], quantity = 1): void => {
    const first = checkout.cart[0]
    const there = checkout.cart.find(({ id }) => id === row.id)
    if (first && first.currency !== row.currency)
      return notify({
        message: t('shop.otherCurrency', { cart: first.currency, item: row.currency }),
        variant: 'warning',
        action: { label: t('shop.emptyCart'), run: () => cart.reset() },
      })
    if (row.stock !== null && (there?.quantity ?? 0) + 1 > row.stock)
      return notify({ message: t('shop.noMore', { count: row.stock }), variant: 'warning' })
    cart.add(itemOf(row, colors, quantity))
    notify({
      message: t('shop.added', { name: row.name }),
      action: { label: t('shop.toCart'), run: () => void navigate(checkoutPath) },
    })
  }
}
