import { useTranslation } from 'react-i18next'
import type { ProductRow } from '../cart/product-row'
import styles from './page.module.css'

const few = 10

/** The stock level of a product, as text and colour. */
export function StockLine({ row: { stock } }: { row: ProductRow }) {
  const { t } = useTranslation()
  if (stock === null) return null
  const state = stock === 0 ? 'none' : stock < few ? 'few' : 'enough'
  const labelKeys = { none: 'shop.soldOut', few: 'shop.fewLeft', enough: 'shop.inStock' } as const
  return (
    <p className={styles.stock} data-state={state}>
      {t(labelKeys[state], { count: stock })}
    </p>
  )
}
