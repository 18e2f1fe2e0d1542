import { Suspense, use } from 'react'
import type { AnyResource } from '#define'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import type { Row } from '#providers/data/answers'
import { PartBoundary } from '#shell/parts/part-boundary'

const attendance = lazyModule(() => withDeferredTexts(() => import('./attendance')))

interface LazyAttendanceProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** Who is invited to a record, if its calendar declares invitations; loaded after the page. */
export function AttendanceSection(props: LazyAttendanceProps) {
  if (props.resource.views?.calendar?.invitations === undefined) return null
  return (
    <PartBoundary onFailure={attendance.forgetFailure}>
      <Suspense>
        <LoadedAttendance {...props} />
      </Suspense>
    </PartBoundary>
  )
}

function LoadedAttendance(props: LazyAttendanceProps) {
  const { Attendance } = use(attendance.load())
  return <Attendance {...props} />
}
