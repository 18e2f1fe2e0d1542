import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { ProductRow } from '../cart/product-row'
import styles from './page.module.css'

const few = 10

/** The stock level of a product, as text and colour; those who keep it see how many pieces there are. */
export function StockLine({ row, stock }: { row: ProductRow; stock: number | null }) {
  const { t } = useTranslation()
  if (stock === null) return null
  const state = stock === 0 ? 'none' : stock < few ? 'few' : 'enough'
  const enough = canOnRow(row, 'restock') ? 'shop.inStockCount' : 'shop.inStock'
  const labelKeys = { none: 'shop.soldOut', few: 'shop.fewLeft', enough } as const
  return (
    <p className={styles.stock} data-state={state}>
      {t(labelKeys[state], { count: stock })}
    </p>
  )
}
