import { lazy, Suspense } from 'react'
import type { AnyResource } from '#define'
import { referringField } from '#define/reading'
import { holds } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useSession } from '#base/session/use-session'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'

const RelatedList = lazy(() => import('./related-list').then((module) => ({ default: module.RelatedList })))

/** The records of other resources that refer to this one, as declared: those that the person may read. */
export function RelatedSections({ resource, row }: { resource: AnyResource; row: Row }) {
  const app = useApp()
  const { permissions } = useSession()
  return (resource.related ?? []).map((name) => {
    const other = app[name]
    const field = other && referringField(other, resource.name)
    if (!other || !field || !holds(permissions, name, 'read')) return null
    return (
      <Suspense key={name} fallback={null}>
        <RelatedList resource={other} field={field} to={{ id: row.id, title: titleOf(resource, row) }} />
      </Suspense>
    )
  })
}
