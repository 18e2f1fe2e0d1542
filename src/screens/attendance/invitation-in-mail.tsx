import { useCustom } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { recordPath, titleOf } from '#base/format/record-path'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '../fields/field-value'
import { AnswerButtons } from './answer-buttons'
import styles from './attendance.module.css'
import { ownState } from './invitees'
import { uidOf } from './uid-of'

interface InvitationInMailProps {
  readonly resource: AnyResource
  /** The address of the file of iCalendar. */
  readonly content: string
}

const silent = { errorNotification: false, successNotification: false } as const

/** The event of an invitation that came with a mail, with the answer of the user; nothing if it is gone. */
export function InvitationInMail({ resource, content }: InvitationInMailProps) {
  const { query: file } = useCustom({
    url: content,
    method: 'get',
    ...silent,
    queryOptions: { retry: false, staleTime: Infinity },
  })
  const text: unknown = file.data?.data
  const uid = typeof text === 'string' ? uidOf(text) : undefined
  const { query: found } = useCustom<Row>({
    url: `/api/${resource.name}/by-uid`,
    method: 'get',
    ...silent,
    config: { query: { uid } },
    queryOptions: { enabled: uid !== undefined, retry: false },
  })
  const row = found.isSuccess ? found.data.data : undefined
  if (!row) return null
  return <Invitation resource={resource} row={row} onAnswered={() => void found.refetch()} />
}

interface InvitationProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly onAnswered: () => void
}

function Invitation({ resource, row, onAnswered }: InvitationProps) {
  const { t } = useTranslation()
  const user = useGetIdentity().data
  const own = user && ownState(resource, row, user.id)
  const { start, end } = resource.views?.calendar ?? {}
  return (
    <section className={styles.invitation} aria-label={t('attendance.event')}>
      <p>
        <Link to={recordPath(resource, 'show', row)}>{titleOf(resource, row)}</Link>
        <span className={styles.when}>
          {start !== undefined && <FieldValue resource={resource} name={start} row={row} />}
          {end !== undefined && row[end] !== row[start ?? ''] && (
            <>
              {' – '}
              <FieldValue resource={resource} name={end} row={row} />
            </>
          )}
        </span>
      </p>
      {own && <AnswerButtons resource={resource} row={row} own={own} onAnswered={onAnswered} />}
    </section>
  )
}
