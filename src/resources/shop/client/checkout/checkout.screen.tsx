import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '#shell/navigation/page'
import { EmptyState, FormSkeleton } from '#shell/states'
import { useCart } from '../cart/cart'
import { shopPath } from '../cart/paths'
import type { PlacedOrder } from './calls'
import { CheckoutSteps } from './checkout-steps'
import { OrderConfirmation } from './order-confirmation'

/** The checkout: from cart to order in three steps. */
export function CheckoutScreen() {
  const { t } = useTranslation()
  const [order, setOrder] = useState<PlacedOrder>()
  const { checkout, isRehydrated } = useCart()
  const title = t('shell.pages.checkout')
  const content = () => {
    if (order) return <OrderConfirmation order={order} />
    if (!isRehydrated) return <FormSkeleton />
    return checkout.cart.length === 0 ? <Empty /> : <CheckoutSteps onPlaced={setOrder} />
  }
  return (
    <Page title={title} steps={[{ label: title }]}>
      {content()}
    </Page>
  )
}

function Empty() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('shop.empty')}
      text={t('shop.emptyText')}
      action={
        <Link to={shopPath} className="button">
          {t('shop.toShop')}
        </Link>
      }
    />
  )
}
