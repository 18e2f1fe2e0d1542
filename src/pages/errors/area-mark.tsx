import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { areaOf, useAreaState } from '#providers/data/area-state'

/** Says around an area's screen how the area's calls stand, for styles and for whoever watches the page. */
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
