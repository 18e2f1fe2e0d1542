import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#shell/icons'
import styles from './cart-link.module.css'
import { checkoutPath } from './paths'

interface CartLinkViewProps {
  readonly totalItems: number
  /** The stored cart has not been read yet. */
  readonly isBusy?: boolean
}

/** A link to the cart, with the number of its items. */
export function CartLinkView({ totalItems, isBusy = false }: CartLinkViewProps) {
  const { t } = useTranslation()
  return (
    <Link
      to={checkoutPath}
      className={styles.link}
      aria-label={t('shop.cart', { count: totalItems })}
      aria-busy={isBusy}
    >
      <Icon name="shopping-cart" size={24} />
      <span className={styles.count} data-empty={totalItems === 0 || undefined} aria-hidden="true">
        {totalItems > 999 ? '999+' : totalItems}
      </span>
    </Link>
  )
}
