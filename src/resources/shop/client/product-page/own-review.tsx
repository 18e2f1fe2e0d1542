import { useInvalidate, useList } from '@refinedev/core'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '#screens/fields/field-value'
import { recordPath } from '#base/format/record-path'
import type { ProductRow } from '../cart/product-row'
import styles from './page.module.css'

const NewRecordDialog = lazy(() =>
  import('#screens/form/new-record-dialog').then((module) => ({ default: module.NewRecordDialog })),
)

interface OwnReviewProps {
  readonly reviews: AnyResource
  readonly row: ProductRow
  readonly hasBought: boolean
}

/** The user's own review while it is pending; if there is none, the button to write one. */
export function OwnReview({ reviews, row, hasBought }: OwnReviewProps) {
  const me = useGetIdentity().data?.id
  const mayWrite = useCan({ resource: 'reviews', action: 'create' }).data?.can === true
  const { query, result } = useList<Row>({
    resource: 'reviews',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [
      { field: 'product', operator: 'eq', value: row.id },
      { field: 'author', operator: 'eq', value: me },
    ],
    errorNotification: false,
  })
  const [mine] = result.data
  if (!query.isSuccess || !mayWrite) return null
  if (!mine) return hasBought ? <WriteReview row={row} /> : <BuyFirst />
  return mine['status'] === 'approved' ? null : <Waiting reviews={reviews} review={mine} />
}

function BuyFirst() {
  const { t } = useTranslation()
  return <p className={styles.faint}>{t('shop.buyToReview')}</p>
}

function Waiting({ reviews, review }: { reviews: AnyResource; review: Row }) {
  const { t } = useTranslation()
  return (
    <div className={styles.own}>
      <strong>{t('shop.yourReview')}</strong>
      <FieldValue resource={reviews} name="status" row={review} />
      <span className={styles.faint}>{String(review['title'])}</span>
      {canOnRow(review, 'update') && (
        <Button component={Link} to={recordPath(reviews, 'edit', review)} size="small">
          {t('shop.editReview')}
        </Button>
      )}
    </div>
  )
}

function WriteReview({ row }: { row: ProductRow }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const close = (written: unknown) => {
    setOpen(false)
    if (written) void invalidate({ resource: 'reviews', invalidates: ['list'] })
  }
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('shop.writeReview')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewRecordDialog
            resource="reviews"
            typed=""
            given={{ product: row.id, _refs: { [row.id]: row.name } }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
