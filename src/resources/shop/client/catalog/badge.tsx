import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductRow } from '../cart/product-row'
import { hindranceOf } from '../cart/product-row'
import styles from './shop.module.css'

/** A product counts as new for this many days. */
const newDays = 30

/** What is special about a product: not for sale, sold out, cheaper than before, or new; one of them. */
export function badgeOf(row: ProductRow, now: number): 'notForSale' | 'soldOut' | 'sale' | 'new' | undefined {
  const hindrance = hindranceOf(row)
  if (hindrance) return hindrance
  if (row.onSale) return 'sale'
  return now - Date.parse(row.createdAt) < newDays * 86_400_000 ? 'new' : undefined
}

/** The badge on the picture of a card. */
export function Badge({ row }: { row: ProductRow }) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const badge = badgeOf(row, now)
  if (!badge) return null
  const percent = badge === 'sale' ? Math.round((1 - row.price / (row.priceBefore ?? row.price)) * 100) : 0
  return (
    <span className={styles.badge} data-badge={badge}>
      {percent > 0 ? t('shop.percentOff', { percent }) : t(`shop.${badge}`)}
    </span>
  )
}
