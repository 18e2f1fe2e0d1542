import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabels } from '#base/i18n/labels'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { cart } from '../cart/cart'
import type { CartItem } from '../cart/checkout-state'
import { productPath } from '../cart/paths'
import { Quantity } from '../product-page/quantity'
import { products } from '#resources/shop/products.resource'
import styles from './cart.module.css'
import checkout from './checkout.module.css'

/** One item: picture, colours, price, quantity and amount. */
export function CartRow({ item }: { item: CartItem }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const { id, name, slug, cover, colors, price, currency, quantity, stock } = item
  return (
    <tr>
      <td>
        <div className={styles.item}>
          {cover ? <img src={cover} alt="" width={56} height={56} /> : <Icon name="package" size={40} />}
          <div>
            <Link to={productPath(slug)}>{name}</Link>
            {colors.length > 0 && (
              <p className={checkout.faint}>
                {colors.map((color) => labels.option(products, 'colors', color)).join(', ')}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className={styles.end} data-label={t('shop.unitPrice')}>
        {formatMoney(price, currency, locale)}
      </td>
      <td data-label={t('shop.quantity')}>
        <Quantity
          name={name}
          quantity={quantity}
          max={stock ?? 1000}
          onMore={() => cart.increase(id)}
          onFewer={() => cart.decrease(id)}
        />
      </td>
      <td className={styles.end} data-label={t('shop.sum')}>
        <strong>{formatMoney(price * quantity, currency, locale)}</strong>
      </td>
      <td>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('shop.removeNamed', { name })}
          onClick={() => cart.remove(id)}
        >
          <Icon name="trash" size={20} />
        </button>
      </td>
    </tr>
  )
}
