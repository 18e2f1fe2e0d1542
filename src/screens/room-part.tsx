import { createElement, Suspense, use, useEffect, type ReactNode } from 'react'
import type { AnyResource } from '../define'
import { useDrawn } from '../providers/app-context'
import type { Row } from '../providers/data/answers'
import { drawnModule, type DrawnParts } from '../providers/drawn'
import { ErrorBoundary } from '../shell/states/error-boundary'
import { PageSkeleton } from '../shell/states'

interface RecordPartProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly part: 'head' | 'fields' | 'show' | 'card'
  /** Stands where the room draws nothing. */
  readonly otherwise?: ReactNode
}

/**
 * What the room of a resource draws of a record beside what is generated; nothing where it draws nothing. Until it has
 * come, what is around it waits, as far as the next Suspense.
 */
export function RecordPart({ resource, row, part, otherwise = null }: RecordPartProps) {
  const load = useDrawn().parts[resource.name]?.[part]
  return load === undefined ? (
    otherwise
  ) : (
    <ErrorBoundary place={row.id} onFailure={() => drawnModule(load).forgetFailure()}>
      <OfRecord {...{ load, resource, row }} />
    </ErrorBoundary>
  )
}

function OfRecord({
  load,
  ...props
}: { load: NonNullable<DrawnParts['show']> } & Omit<RecordPartProps, 'part' | 'otherwise'>) {
  return createElement(use(drawnModule(load).load()), props)
}

/** Begins to load what the room draws on the page of a record, while the record is still on its way. */
export function useRecordPartsSoon({ name }: AnyResource): void {
  const parts = useDrawn().parts[name]
  useEffect(() => {
    for (const load of [parts?.head, parts?.fields, parts?.show]) if (load) drawnModule(load).prefetch()
  }, [parts])
}

interface UnderListPartProps {
  readonly resource: AnyResource
  /** The list. */
  readonly children: ReactNode
}

/**
 * A list, and above it what the room of its resource draws there, if it draws anything. Both come together: nothing is
 * pushed down that is there already.
 */
export function UnderListPart({ resource, children }: UnderListPartProps) {
  const load = useDrawn().parts[resource.name]?.list
  if (load === undefined) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ErrorBoundary place={resource.name} onFailure={() => drawnModule(load).forgetFailure()}>
        <OfList {...{ load, resource }} />
      </ErrorBoundary>
      {children}
    </Suspense>
  )
}

function OfList({ load, resource }: { load: NonNullable<DrawnParts['list']>; resource: AnyResource }) {
  return createElement(use(drawnModule(load).load()), { resource })
}
