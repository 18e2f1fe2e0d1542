import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { AnyResource } from '#define'
import { referringField } from '#define/reading'
import { useAccess } from '#providers/access'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'

const RelatedList = lazy(() => import('./related-list').then((module) => ({ default: module.RelatedList })))
const RelatedTimes = lazy(() =>
  withDeferredTexts(() => import('./related-times').then((module) => ({ default: module.RelatedTimes }))),
)

export interface RelatedParts {
  /** Those that the layout declares beside the main column. */
  readonly beside: ReactNode
  readonly lists: ReactNode
  /** Whether the height of all of them is known. */
  readonly areAnswered: boolean
}

/**
 * The declared lists of records of other resources that refer to this one, if the user may read them. Content below a
 * list is shown only once the list has loaded and its height is known, so that nothing moves.
 */
export function useRelatedSections(resource: AnyResource, row: Row): RelatedParts {
  const { relatedAside = [] } = resource.layout ?? {}
  const all = useRelatedLists(resource).map((list) => ({
    ...list,
    isBeside: relatedAside.includes(list.other.name),
  }))
  const lists = all.toSorted((list, other) => Number(other.isBeside) - Number(list.isBeside))
  const [answered, setAnswered] = useState<readonly string[]>([])
  const firstOpen = lists.findIndex(({ other }) => !answered.includes(other.name))
  const parts = lists.map(({ other, field, isBeside, List }, index) => (
    <div key={other.name} hidden={firstOpen !== -1 && index > firstOpen}>
      <Suspense fallback={null}>
        <List
          resource={other}
          field={field}
          of={resource}
          to={{ id: row.id, title: titleOf(resource, row) }}
          isNarrow={isBeside}
          isHiddenEmpty
          onAnswered={() => setAnswered((before) => [...new Set([...before, other.name])])}
        />
      </Suspense>
    </div>
  ))
  const count = relatedAside.length > 0 ? lists.filter(({ isBeside }) => isBeside).length : 0
  return {
    beside: count > 0 && parts.slice(0, count),
    lists: parts.slice(count),
    areAnswered: firstOpen === -1,
  }
}

/** The same lists, each as the content of a tab. */
export function useRelatedTabs(resource: AnyResource, row: Row) {
  const labels = useLabels()
  const to = { id: row.id, title: titleOf(resource, row) }
  return useRelatedLists(resource).map(({ other, field, List }) => ({
    name: other.name,
    label: labels.resource(other),
    content: (
      <Suspense fallback={null}>
        <List resource={other} field={field} of={resource} to={to} onAnswered={() => undefined} />
      </Suspense>
    ),
  }))
}

function useRelatedLists(resource: AnyResource) {
  const app = useApp()
  const can = useAccess()
  return (resource.related ?? []).flatMap((name) => {
    const other = app[name]
    const field = other && referringField(other, resource.name)
    const List = resource.layout?.relatedByTime?.includes(name) ? RelatedTimes : RelatedList
    return other && field && can({ resource: name, action: 'list' }) ? [{ other, field, List }] : []
  })
}
