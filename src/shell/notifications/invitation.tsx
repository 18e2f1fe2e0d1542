import { Suspense, use } from 'react'
import { useApp } from '#providers/app-context'
import type { LazyModule } from '#base/loading/lazy-module'
import { PartBoundary } from '../parts/part-boundary'
import {
  invitingResource,
  InvitationPartContext,
  type InvitationModule,
  type InvitationPartProps,
} from './invitation-part'
import styles from './notifications.module.css'
import type { NotificationRow } from './use-inbox'

interface InvitationProps {
  readonly notification: NotificationRow
  /** All notifications that are shown. */
  readonly all: readonly NotificationRow[]
  readonly onAnswered: () => void
}

/** When the event of an invitation takes place, and the answer of the user; nothing of other notifications. */
export function Invitation({ notification, all, onAnswered }: InvitationProps) {
  const app = useApp()
  const part = use(InvitationPartContext)
  const resource = invitingResource(app, notification)
  if (!part || !resource || notification.record === null) return null
  const records = all.flatMap((each) =>
    each.record !== null && invitingResource(app, each) === resource ? [each.record] : [],
  )
  return (
    <div className={styles.invitation}>
      <PartBoundary onFailure={part.forgetFailure}>
        <Suspense fallback={<InvitationBones />}>
          <Part
            part={part}
            resource={resource}
            record={notification.record}
            records={[...new Set(records)]}
            bones={<InvitationBones />}
            onAnswered={onAnswered}
          />
        </Suspense>
      </PartBoundary>
    </div>
  )
}

interface PartProps extends InvitationPartProps {
  readonly part: LazyModule<InvitationModule>
}

function Part({ part, ...props }: PartProps) {
  const { InvitationInInbox } = use(part.load())
  return <InvitationInInbox {...props} />
}

/** As high as an invitation, so that nothing moves when it has loaded. */
const InvitationBones = () => <span className={`skeleton ${styles.invitationBones}`} aria-hidden="true" />
