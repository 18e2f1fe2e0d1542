import { lazy, Suspense } from 'react'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { Opened } from './record-drawer'

const RecordDrawer = lazy(() => import('./record-drawer').then((part) => ({ default: part.RecordDrawer })))

/** A record beside its board; the form is loaded when the first one is opened. */
export const OpenedRecord = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => (
  <PartBoundary onFailure={onClose}>
    <Suspense>
      <RecordDrawer opened={opened} onClose={onClose} />
    </Suspense>
  </PartBoundary>
)
