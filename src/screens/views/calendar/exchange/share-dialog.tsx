import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { sentencesOf } from '#providers/data/http/problem'
import { CopyButton } from '#shell/parts/copy-button'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { CalendarChoice } from './calendar-choice'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'
import styles from './exchange.module.css'
import { ownCalendars } from './import-dialog'
import { feedDetails, useChangeFeed, useFeed, type Feed, type FeedDetail } from './use-feed'

/** The secret address of a calendar: made, copied, made anew and ended. */
export function ShareDialog({ resource, calendars, onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const own = ownCalendars(calendars.calendars, resource.views?.calendar?.source)
  const [chosen, choose] = useState<string>()
  const calendar = chosen ?? own[0]?.id ?? ''
  const target = calendars.target?.name ?? ''
  const { data: feed, error } = useFeed(target, calendar)
  return (
    <ExchangeFrame
      title={t('exchange.shareTitle')}
      text={own.length > 0 ? t('exchange.shareText') : t('exchange.noOwn')}
      refusal={error ?? undefined}
      onClose={onClose}
    >
      {own.length > 0 && <CalendarChoice calendars={own} value={calendar} onChange={choose} />}
      {feed !== undefined && calendar !== '' && (
        <FeedPart key={`${calendar} ${feed?.address}`} target={target} calendar={calendar} feed={feed} />
      )}
    </ExchangeFrame>
  )
}

interface FeedPartProps {
  readonly target: string
  readonly calendar: string
  /** Null if there is no address. */
  readonly feed: Feed | null
}

type Question = 'anew' | 'revoke'

function FeedPart({ target, calendar, feed }: FeedPartProps) {
  const { t } = useTranslation()
  const { refetch } = useFeed(target, calendar)
  const { make, change, end } = useChangeFeed(target, calendar)
  const { isRunning, refusal, attempt } = useAttempt()
  const [detail, setDetail] = useState<FeedDetail>(feed?.detail ?? 'busy')
  const [question, ask] = useState<Question>()
  const run = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work()
      ask(undefined)
      await refetch()
    })
  return (
    <>
      <DetailChoice
        value={detail}
        onChange={(next) => {
          setDetail(next)
          if (feed) void run(() => change(next))
        }}
      />
      {refusal !== undefined && !question && <Alert severity="error">{sentencesOf(refusal)}</Alert>}
      {feed && <Address feed={feed} />}
      <div className={styles.buttons}>
        {feed ? (
          <>
            <Button color="inherit" variant="outlined" onClick={() => ask('anew')}>
              {t('exchange.makeAnew')}
            </Button>
            <Button color="error" onClick={() => ask('revoke')}>
              {t('exchange.revoke')}
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            aria-disabled={isRunning || undefined}
            onClick={() => void run(() => make(detail))}
          >
            {t('exchange.makeAddress')}
          </Button>
        )}
      </div>
      {question && (
        <QuestionDialog
          title={t(`exchange.${question}Title`)}
          text={t(`exchange.${question}Text`)}
          yes={t(question === 'anew' ? 'exchange.makeAnew' : 'exchange.revoke')}
          weight="danger"
          isRunning={isRunning}
          refusal={refusal}
          onNo={() => ask(undefined)}
          onYes={() => void run(question === 'anew' ? () => make(detail) : end)}
        />
      )}
    </>
  )
}

/** How private events are shown. */
function DetailChoice({ value, onChange }: { value: FeedDetail; onChange: (detail: FeedDetail) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const options = feedDetails.map((each) => ({ value: each, label: t(`exchange.details.${each}`) }))
  return (
    <div className={styles.field}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {t('exchange.detail')}
      </label>
      <Select id={id} options={options} value={value} onChange={onChange} />
    </div>
  )
}

function Address({ feed }: { readonly feed: Feed }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section className={styles.address} aria-label={t('exchange.address')}>
      <code dir="ltr">{feed.address}</code>
      <CopyButton text={feed.address} />
      <p className="quiet">
        {feed.usedAt === null
          ? t('exchange.unused')
          : t('exchange.used', { when: formatWhen(feed.usedAt, locale) })}
      </p>
    </section>
  )
}
