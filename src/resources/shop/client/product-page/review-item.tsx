import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { formatNumber, formatDistance } from '#base/format/intl'
import { Stars } from '#screens/fields/stars'
import { useLocale } from '#base/format/use-locale'
import { useRunVerb } from '#screens/moves/use-run-verb'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { Avatar } from '#shell/parts/avatar/avatar'
import styles from './page.module.css'

/** One review, and whether it was helpful. */
export function ReviewItem({ reviews, review }: { reviews: AnyResource; review: Row }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = String(review['authorName'] ?? t('shop.anonymous'))
  const rating = Number(review['rating'])
  return (
    <li className={styles.review}>
      <Avatar person={{ id: String(review['author'] ?? review.id), displayName: name }} size={40} />
      <div>
        <p className={styles.line}>
          <strong>{name}</strong>
          {review['isVerified'] === true && <Verified />}
          <time className={styles.faint} dateTime={review.createdAt}>
            {formatDistance(review.createdAt, locale)}
          </time>
        </p>
        <Stars rating={rating} label={t('list.stars', { rating: formatNumber(rating, locale) })} />
        <h3>{String(review['title'])}</h3>
        <p className={styles.body}>{String(review['body'])}</p>
        {canOnRow(review, 'markHelpful') && <Helpful reviews={reviews} review={review} />}
      </div>
    </li>
  )
}

function Verified() {
  const { t } = useTranslation()
  return (
    <span className={styles.verified}>
      <Icon name="check" size={14} />
      {t('shop.verified')}
    </span>
  )
}

function Helpful({ reviews, review }: { reviews: AnyResource; review: Row }) {
  const { t } = useTranslation()
  const run = useRunVerb(reviews)
  const { isRunning, attempt } = useAttempt()
  const mark = () =>
    attempt(() => run({ name: 'markHelpful', kind: 'action', needsConfirming: false, input: {} }, review))
  return (
    <Button size="small" color="inherit" aria-disabled={isRunning || undefined} onClick={() => void mark()}>
      {t('shop.helpful', { count: Number(review['helpful']) })}
    </Button>
  )
}
