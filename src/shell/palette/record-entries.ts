import type { AnyResource, App } from '#define'
import { fieldOf, recordRoute } from '#define/reading'
import type { Labels } from '#base/i18n/labels'
import type { RecentRecord } from './recent'
import { formatDay, nameOfCode } from '#base/format/intl'
import { untitled } from '#base/format/record-path'
import type { Entry } from './entry'
import type { FoundRecord } from './use-found'

/** What record entries are built from. */
export interface RecordWriting {
  readonly app: App
  readonly labels: Labels
  /** A BCP 47 language tag. */
  readonly locale: string
}

/** The entry of a record found by the server; empty for a resource that the application does not know. */
export function recordEntry(writing: RecordWriting, { resource: name, ...record }: FoundRecord): Entry[] {
  const resource = writing.app[name]
  if (!resource) return []
  const facts = record.facts.map(({ field, value }) => factText(writing, resource, field, value))
  return [
    {
      id: `record ${record.id}`,
      section: 'records',
      title: record.title ?? untitled(resource),
      detail: [writing.labels.resource(resource, 1), ...facts].join(' · '),
      icon: resource.icon,
      path: pathOf(writing.app, resource, record),
    },
  ]
}

/** The path of a record's page, or of the record that it belongs to. */
function pathOf(app: App, resource: AnyResource, record: Omit<FoundRecord, 'resource'>): string {
  const field = resource.shownIn === undefined ? undefined : resource.fields[resource.shownIn]
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  return target && record.shownIn
    ? `${recordRoute(target, 'show', record.shownIn)}?record=${record.id}`
    : recordRoute(resource, 'show', record.key ?? record.id)
}

function factText(
  { labels, locale }: RecordWriting,
  resource: AnyResource,
  name: string,
  value: unknown,
): string {
  const text = String(value)
  switch (fieldOf(resource, name)?.kind) {
    case 'choice':
    case 'state':
      return labels.option(resource, name, text)
    case 'date':
      return formatDay(text, locale)
    case 'country':
      return nameOfCode('region', text, locale)
    default:
      return text
  }
}

/** The entry of a recently opened record. */
export function recentEntry(
  { app, labels }: RecordWriting,
  { path, title, resource: name }: RecentRecord,
): Entry[] {
  const resource = app[name]
  return resource
    ? [
        {
          id: `recent ${path}`,
          section: 'recent',
          title,
          detail: labels.resource(resource, 1),
          icon: resource.icon,
          path,
        },
      ]
    : []
}
