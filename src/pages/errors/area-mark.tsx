import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { areaOf, useAreaState } from '#providers/data/area-state'

/** Exposes the loading state and error of an area's requests as data attributes, for styles and tests. */
export function AreaMark({ resource, children }: { resource: AnyResource; children: ReactNode }) {
  const area = areaOf(resource)
  const { isLoading, error } = useAreaState(area)
  return (
    <div
      className="area"
      data-area={area}
      data-loading={isLoading || undefined}
      data-failed={error !== undefined || undefined}
    >
      {children}
    </div>
  )
}
