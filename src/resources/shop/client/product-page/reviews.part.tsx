import { useList } from '@refinedev/core'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import { useLabels } from '#base/i18n/labels'
import { ErrorState } from '#shell/states'
import type { ProductRow } from '../cart/product-row'
import { Rated } from '../catalog/rated'
import { OwnReview } from './own-review'
import { RelatedProducts } from './related'
import { useReviewSummary } from './review-summary'
import { StarCounts } from './star-counts'
import styles from './page.module.css'
import { ReviewItem } from './review-item'

const step = 5

/** The reviews of a product, most helpful first, with the distribution of their stars; similar products; and the form for the user's own review. */
export function ReviewsPart({ row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const reviews = useApp()['reviews']
  const product = row as ProductRow
  const [shown, setShown] = useState(step)
  const { query, result } = useList<Row>({
    resource: 'reviews',
    pagination: { currentPage: 1, pageSize: shown },
    sorters: [
      { field: 'helpful', order: 'desc' },
      { field: 'createdAt', order: 'desc' },
    ],
    filters: [
      { field: 'product', operator: 'eq', value: row.id },
      { field: 'status', operator: 'eq', value: 'approved' },
    ],
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  })
  const summary = useReviewSummary(row.id)
  if (!reviews) return null
  return (
    <>
      <section className={`card ${styles.reviews}`} aria-labelledby="reviews">
        <header className={styles.line}>
          <h2 id="reviews">{labels.resource(reviews)}</h2>
          <Rated row={product} />
        </header>
        {summary && <StarCounts stars={summary.stars} />}
        {summary && <OwnReview reviews={reviews} row={product} hasBought={summary.hasBought} />}
        {isUnusable(query) ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ul className={styles.list} aria-busy={query.isFetching}>
            {result.data.map((review) => (
              <ReviewItem key={review.id} reviews={reviews} review={review} />
            ))}
          </ul>
        )}
        {(result.total ?? 0) > result.data.length && (
          <Button onClick={() => setShown(shown + step)}>{t('shop.moreReviews')}</Button>
        )}
      </section>
      <RelatedProducts row={product} />
    </>
  )
}
