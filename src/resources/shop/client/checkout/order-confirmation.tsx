import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApp } from '#providers/app-context'
import { recordPath } from '#base/format/record-path'
import { EmptyState } from '#shell/states'
import { shopPath } from '../cart/paths'
import type { PlacedOrder } from './calls'

/** The confirmation of an order: its number, and links. */
export function OrderConfirmation({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation()
  const orders = useApp()['orders']
  return (
    <div role="status">
      <EmptyState
        scene="done"
        title={t('shop.thanks')}
        text={t('shop.thanksText', { number: order.number })}
        action={
          <>
            {orders && (
              <Button component={Link} to={recordPath(orders, 'show', { id: order.id })} variant="contained">
                {t('shop.seeOrder')}
              </Button>
            )}
            <Button component={Link} to={shopPath} color="inherit">
              {t('shop.shopOn')}
            </Button>
          </>
        }
      />
    </div>
  )
}
