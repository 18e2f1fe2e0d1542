import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { cart, useCart } from '../cart/cart'
import { itemKey } from '../cart/checkout-state'
import { shopPath } from '../cart/paths'
import { CartRow } from './cart-row'
import styles from './cart.module.css'
import steps from './checkout.module.css'

/** The items in the cart. */
export function CartStep() {
  const { t } = useTranslation()
  const { checkout } = useCart()
  return (
    <>
      <table className={styles.cart}>
        <thead>
          <tr>
            <th scope="col">{t('shop.item')}</th>
            <th scope="col" className={styles.end}>
              {t('shop.unitPrice')}
            </th>
            <th scope="col">{t('shop.quantity')}</th>
            <th scope="col" className={styles.end}>
              {t('shop.sum')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {checkout.cart.map((item) => (
            <CartRow key={itemKey(item)} item={item} />
          ))}
        </tbody>
      </table>
      <div className={steps.go}>
        <Button component={Link} to={shopPath} color="inherit">
          {t('shop.shopOn')}
        </Button>
        <Button variant="contained" onClick={cart.next}>
          {t('shop.continue')}
        </Button>
      </div>
    </>
  )
}
