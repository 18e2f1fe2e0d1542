import { createElement, Suspense, use, useEffect, type ReactNode } from 'react'
import type { AnyResource } from '../define'
import { useCustomScreens } from '../providers/app-context'
import type { Row } from '../providers/data/answers'
import { customModule, type CustomParts } from '../providers/custom-screens'
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
  const load = useCustomScreens().parts[resource.name]?.[part]
  return load === undefined ? (
    otherwise
  ) : (
    <ErrorBoundary resetKey={row.id} onFailure={() => customModule(load).forgetFailure()}>
      <OfRecord {...{ load, resource, row }} />
    </ErrorBoundary>
  )
}

function OfRecord({
  load,
  ...props
}: { load: NonNullable<CustomParts['show']> } & Omit<RecordPartProps, 'part' | 'otherwise'>) {
  return createElement(use(customModule(load).load()), props)
}

/** Begins to load what the room draws on the page of a record, while the record is still on its way. */
export function useRecordPartsSoon({ name }: AnyResource): void {
  const parts = useCustomScreens().parts[name]
  useEffect(() => {
    for (const load of [parts?.head, parts?.fields, parts?.show]) if (load) customModule(load).prefetch()
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
  const load = useCustomScreens().parts[resource.name]?.list
  if (load === undefined) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ErrorBoundary resetKey={resource.name} onFailure={() => customModule(load).forgetFailure()}>
        <OfList {...{ load, resource }} />
      </ErrorBoundary>
      {children}
    </Suspense>
  )
}

function OfList({ load, resource }: { load: NonNullable<CustomParts['list']>; resource: AnyResource }) {
  return createElement(use(customModule(load).load()), { resource })
}
