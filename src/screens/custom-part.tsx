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
  readonly part: 'actions' | 'head' | 'fields' | 'show' | 'card'
  /** Rendered if the resource has no such custom part. */
  readonly otherwise?: ReactNode
}

/**
 * A custom part of a resource on one of its records; `otherwise` if the resource has none. It suspends while it
 * loads.
 */
export function RecordPart({ resource, row, part, otherwise = null }: RecordPartProps) {
  const load = useCustomScreens().parts[resource.name]?.[part]
  return load === undefined ? (
    otherwise
  ) : (
    <ErrorBoundary resetKey={row.id} onFailure={() => customModule(load).forgetFailure()}>
      <OfRecord load={load} resource={resource} row={row} />
    </ErrorBoundary>
  )
}

function OfRecord({
  load,
  ...props
}: { load: NonNullable<CustomParts['show']> } & Omit<RecordPartProps, 'part' | 'otherwise'>) {
  return createElement(use(customModule(load).load()), props)
}

/** Prefetches the custom parts of a record's page while the record is loading. */
export function useRecordPartsSoon({ name }: AnyResource): void {
  const parts = useCustomScreens().parts[name]
  useEffect(() => {
    for (const load of [parts?.actions, parts?.head, parts?.fields, parts?.show])
      if (load) customModule(load).prefetch()
  }, [parts])
}

interface UnderListPartProps {
  readonly resource: AnyResource
  readonly children: ReactNode
}

/**
 * A list with the custom part of its resource above it, if there is one. Both appear together, so that nothing moves
 * when the part has loaded.
 */
export function UnderListPart({ resource, children }: UnderListPartProps) {
  const load = useCustomScreens().parts[resource.name]?.list
  if (load === undefined) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ErrorBoundary resetKey={resource.name} onFailure={() => customModule(load).forgetFailure()}>
        <OfList load={load} resource={resource} />
      </ErrorBoundary>
      {children}
    </Suspense>
  )
}

/** What a feature adds to the tools of a catalogue, if there is something. */
export function CataloguePart({ resource }: { resource: AnyResource }) {
  const load = useCustomScreens().parts[resource.name]?.catalogue
  if (load === undefined) return null
  return (
    <Suspense fallback={<span data-bones />}>
      <ErrorBoundary resetKey={resource.name} onFailure={() => customModule(load).forgetFailure()}>
        <OfList load={load} resource={resource} />
      </ErrorBoundary>
    </Suspense>
  )
}

function OfList({ load, resource }: { load: NonNullable<CustomParts['list']>; resource: AnyResource }) {
  return createElement(use(customModule(load).load()), { resource })
}
