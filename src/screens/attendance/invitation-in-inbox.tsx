import { useMany } from '@refinedev/core'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import type { InvitationPartProps } from '#shell/notifications/invitation-part'
import { FieldValue } from '../fields/field-value'
import { isEmpty } from '../fields/text/format'
import { spanText } from '../spans/span-text'
import { calendarOf, spanOf } from '../spans/spans'
import { AnswerButtons } from './answer-buttons'
import styles from './attendance.module.css'
import { ownState } from './invitees'

/** When the event of a notification takes place, and what the user answers; nothing if it is gone. */
export function InvitationInInbox({ resource, record, records, bones, onAnswered }: InvitationPartProps) {
  const locale = useLocale()
  const user = useGetIdentity().data
  const { query, result } = useMany<Row>({
    resource: resource.name,
    ids: [...records],
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: (before) => before },
  })
  const row = result.data.find(({ id }) => id === record)
  if (!row) return query.isPending ? bones : null
  const { recurrence } = calendarOf(resource)
  const span = spanOf(resource, row)
  const own = user && ownState(resource, row, user.id)
  return (
    <div className={styles.inInbox}>
      <p>
        {span && <span>{spanText(span, locale)}</span>}
        {recurrence !== undefined && !isEmpty(row[recurrence]) && (
          <FieldValue resource={resource} name={recurrence} row={row} />
        )}
      </p>
      {own && <AnswerButtons resource={resource} row={row} own={own} isNamed onAnswered={onAnswered} />}
    </div>
  )
}
