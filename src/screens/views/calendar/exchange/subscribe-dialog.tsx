import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatNumber, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { sentencesOf } from '#providers/data/http/problem'
import { RecordForm } from '#screens/form/record-form'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { useAttempt } from '#screens/use-attempt'
import { colorField } from '../calendars/calendars-request'
import type { OneCalendar } from '../calendars/use-calendars'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'
import styles from './exchange.module.css'
import { useRefresh, useSubscription } from './use-subscription'

/** The calendars that are read from an address, and a form for another one. */
export function SubscribeDialog({ resource, calendars, onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const source = resource.views?.calendar?.source ?? ''
  const subscribed = calendars.calendars.filter(({ row }) => row[source])
  const [isNew, setNew] = useState(subscribed.length === 0)
  const { target } = calendars
  if (target && isNew)
    return (
      <ExchangeFrame
        title={t('exchange.subscribeForm')}
        text={t('exchange.subscribeText')}
        hasButtons
        onClose={onClose}
      >
        <NewSubscription
          target={target}
          source={source}
          onSaved={() => setNew(false)}
          onCancel={() => (subscribed.length > 0 ? setNew(false) : onClose())}
        />
      </ExchangeFrame>
    )
  return (
    <ExchangeFrame
      title={t('exchange.subscribeTitle')}
      text={t('exchange.subscribeText')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => setNew(true)}>
          {t('exchange.subscribeNew')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {target &&
          subscribed.map((calendar) => (
            <SubscribedCalendar key={calendar.id} target={target} calendar={calendar} />
          ))}
      </ul>
    </ExchangeFrame>
  )
}

interface SubscribedCalendarProps {
  readonly target: AnyResource
  readonly calendar: OneCalendar
}

function SubscribedCalendar({ target, calendar }: SubscribedCalendarProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useSubscription(target.name, calendar.id)
  const refresh = useRefresh(target.name, calendar.id)
  const { isRunning, refusal, attempt } = useAttempt()
  const run = () => void attempt(refresh)
  const isUnread = data !== undefined && data !== null && data.refreshedAt === null && data.error === null
  const begin = useEffectEvent(run)
  // A new one is read at once.
  useEffect(() => {
    if (isUnread) begin()
  }, [isUnread])
  const when = data?.refreshedAt
  return (
    <li>
      <div>
        <strong>{calendar.name}</strong>
        <p className="quiet" dir="ltr">
          {data?.address}
        </p>
        <p className="quiet" role="status">
          {isRunning
            ? t('exchange.refreshing')
            : when
              ? t('exchange.refreshed', {
                  when: formatWhen(when, locale),
                  count: data.events,
                  total: formatNumber(data.events, locale),
                })
              : data && t('exchange.notRefreshed')}
        </p>
        {!isRunning && data?.error && <Alert severity="error">{data.error}</Alert>}
        {refusal !== undefined && <Alert severity="error">{sentencesOf(refusal)}</Alert>}
      </div>
      <Button color="inherit" variant="outlined" aria-disabled={isRunning || undefined} onClick={run}>
        {t('exchange.refresh')}
      </Button>
    </li>
  )
}

interface NewSubscriptionProps {
  readonly target: AnyResource
  /** The field for the address. */
  readonly source: string
  readonly onSaved: () => void
  readonly onCancel: () => void
}

function NewSubscription({ target, source, onSaved, onCancel }: NewSubscriptionProps) {
  const { t } = useTranslation()
  const notices = useSavedNotices(target)
  return (
    <RecordForm
      resource={target}
      title={t('exchange.subscribeForm')}
      container="dialog"
      only={[source, target.title, colorField]}
      notice={notices.created}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
