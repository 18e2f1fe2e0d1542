import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabels } from '#base/i18n/labels'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { cart } from '../cart/cart'
import { itemKey, type CartItem } from '../cart/checkout-state'
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
  const { name, slug, cover, colors, size, price, currency, quantity, stock } = item
  const key = itemKey(item)
  const options = [
    ...colors.map((color) => labels.option(products, 'colors', color)),
    ...(size ? [labels.option(products, 'sizes', size)] : []),
  ]
  return (
    <tr>
      <td>
        <div className={styles.item}>
          {cover ? <img src={cover} alt="" width={56} height={56} /> : <Icon name="package" size={40} />}
          <div>
            <Link to={productPath(slug)}>{name}</Link>
            {options.length > 0 && <p className={checkout.faint}>{options.join(', ')}</p>}
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
          onMore={() => cart.increase(key)}
          onFewer={() => cart.decrease(key)}
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
          onClick={() => cart.remove(key)}
        >
          <Icon name="trash" size={20} />
        </button>
      </td>
    </tr>
  )
}
