import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { AnyResource } from '#define'
import { referringField } from '#define/reading'
import { hasPermission } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useSession } from '#base/session/use-session'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'

const RelatedList = lazy(() => import('./related-list').then((module) => ({ default: module.RelatedList })))

interface RelatedSectionsProps {
  readonly resource: AnyResource
  readonly row: Row
  /** What stands below the lists. */
  readonly children: ReactNode
}

/**
 * The records of other resources that refer to this one, as declared: those that the person may read. How high a list is
 * is known when it has answered, so what stands below it is shown from then on: nothing is pushed down that is there already.
 */
export function RelatedSections({ resource, row, children }: RelatedSectionsProps) {
  const lists = useRelatedLists(resource)
  const [answered, setAnswered] = useState<readonly string[]>([])
  const firstOpen = lists.findIndex(({ other }) => !answered.includes(other.name))
  return (
    <>
      {lists.map(({ other, field }, index) => (
        <div key={other.name} hidden={firstOpen !== -1 && index > firstOpen}>
          <Suspense fallback={null}>
            <RelatedList
              resource={other}
              field={field}
              to={{ id: row.id, title: titleOf(resource, row) }}
              onAnswered={() => setAnswered((before) => [...new Set([...before, other.name])])}
            />
          </Suspense>
        </div>
      ))}
      <div hidden={firstOpen !== -1}>{children}</div>
    </>
  )
}

function useRelatedLists(resource: AnyResource) {
  const app = useApp()
  const { permissions } = useSession()
  return (resource.related ?? []).flatMap((name) => {
    const other = app[name]
    const field = other && referringField(other, resource.name)
    return other && field && hasPermission(permissions, name, 'read') ? [{ other, field }] : []
  })
}
