import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import { Icon } from '#shell/icons'
import styles from './busy.module.css'
import { overlapsOf, overlapText, type TimeRange } from './overlaps'
import { useBusy } from './use-busy'

interface OverlapNoteProps {
  readonly resource: AnyResource
  readonly range: TimeRange
}

/** The warning that a new event overlaps with others of the user. */
export function OverlapNote({ resource, range }: OverlapNoteProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: user } = useGetIdentity()
  const { data } = useBusy(
    resource,
    user ? { users: [user.id], from: range.start, to: range.end, except: undefined } : undefined,
  )
  const text = overlapText(t, overlapsOf(data?.users[0]?.busy ?? [], range), locale)
  return (
    <p className={styles.warning} role="status" hidden={text === undefined}>
      <Icon name="warning-circle" size={16} />
      <span>{text}</span>
    </p>
  )
}
