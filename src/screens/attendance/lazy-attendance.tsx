import { Suspense, use } from 'react'
import type { AnyResource } from '#define'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { PartBoundary } from '#shell/parts/part-boundary'

const attendance = lazyModule(() => withDeferredTexts(() => import('./attendance')))

interface LazyAttendanceProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The start of an occurrence, if only that is meant. */
  readonly at?: string | undefined
  /** Without a frame of its own. */
  readonly isPlain?: boolean
}

/**
 * Who is invited to a record, if its calendar declares invitations. It suspends while it loads, so that nothing moves
 * when it has loaded.
 */
export function AttendanceSection(props: LazyAttendanceProps) {
  if (props.resource.views?.calendar?.invitations === undefined) return null
  return (
    <PartBoundary onFailure={attendance.forgetFailure}>
      <LoadedAttendance {...props} />
    </PartBoundary>
  )
}

/** Loads the code of the section while the record is loading. */
export function prefetchAttendance({ views }: AnyResource): void {
  if (views?.calendar?.invitations !== undefined) attendance.prefetch()
}

function LoadedAttendance(props: LazyAttendanceProps) {
  const { Attendance } = use(attendance.load())
  return <Attendance {...props} />
}

const invitation = lazyModule(() => withDeferredTexts(() => import('./invitation-in-mail')))

/** The largest file of an invitation, in bytes. */
const maxBytes = 100_000

interface LazyInvitationProps {
  /** The files of a mail. */
  readonly files: readonly {
    readonly name: string
    readonly size: number
    readonly content: string | null
  }[]
}

/** The event of an invitation among the files of a mail, if there is one. */
export function InvitationAmong({ files }: LazyInvitationProps) {
  const app = useApp()
  const resource = Object.values(app).find(({ views }) => views?.calendar?.invitations)
  const file = files.find(({ name, size }) => /\.ics$/i.test(name) && size <= maxBytes)
  if (!resource || !file?.content) return null
  return (
    <PartBoundary onFailure={invitation.forgetFailure}>
      <Suspense>
        <LoadedInvitation resource={resource} content={file.content} />
      </Suspense>
    </PartBoundary>
  )
}

function LoadedInvitation(props: { readonly resource: AnyResource; readonly content: string }) {
  const { InvitationInMail } = use(invitation.load())
  return <InvitationInMail {...props} />
}
