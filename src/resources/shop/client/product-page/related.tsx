import { useList } from '@refinedev/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Row } from '#providers/data/answers'
import type { ProductRow } from '../cart/product-row'
import { productPath } from '../cart/paths'
import { Price } from '../catalog/price'
import styles from './related.module.css'

const shown = 4

/** Other products of the same category, with prices in the same currency; nothing if there are none. */
export function RelatedProducts({ row }: { row: ProductRow }) {
  const { t } = useTranslation()
  const title = useId()
  const { result } = useList<Row>({
    resource: 'products',
    pagination: { currentPage: 1, pageSize: shown + 1 },
    sorters: [{ field: 'sold', order: 'desc' }],
    filters: [
      { field: 'category', operator: 'eq', value: row.category },
      { field: 'status', operator: 'eq', value: 'published' },
      { field: 'currency', operator: 'eq', value: row.currency },
    ],
    errorNotification: false,
    queryOptions: { enabled: row.category !== null },
  })
  const others = (result.data as ProductRow[]).filter(({ id }) => id !== row.id).slice(0, shown)
  if (row.category === null || others.length === 0) return null
  return (
    <section className={`card ${styles.related}`} aria-labelledby={title}>
      <h2 id={title}>{t('shop.related')}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <div className={styles.picture}>
              {other.cover && <img src={other.cover} alt="" loading="lazy" />}
            </div>
            <Link to={productPath(other.slug)}>{other.name}</Link>
            <Price row={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
