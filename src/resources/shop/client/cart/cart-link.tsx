import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#shell/icons'
import { useCart } from './cart'
import styles from './cart-link.module.css'
import { checkoutPath } from './paths'

/** A link to the cart, with the number of its items. */
export function CartLink() {
  const { t } = useTranslation()
  const { totalItems } = useCart().checkout
  return (
    <Link to={checkoutPath} className={styles.link} aria-label={t('shop.cart', { count: totalItems })}>
      <Icon name="shopping-cart" size={24} />
      <span className={styles.count} data-empty={totalItems === 0 || undefined} aria-hidden="true">
        {totalItems > 999 ? '999+' : totalItems}
      </span>
    </Link>
  )
}
