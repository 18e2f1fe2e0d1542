import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { faultText } from '#server/base/errors/language'
import { mayRead } from '#server/read/access/access-sql'
import { list } from '#server/read/list'
import { calendarsOf } from '#server/features/ics/import/calendar-of-import'
import { calendarOf } from '#server/features/ics/values-of-event'
import type { DavContext } from '../dav-context'

/** The most calendars of a user that are shown. */
const maxCalendars = 200

/**
 * A calendar of CalDAV: a record that groups events, the events of the user that no such record groups, or those of
 * others to which they are invited.
 */
export interface DavCalendar {
  readonly kind: 'calendar' | 'own' | 'invited'
  /** The last part of its address. */
  readonly name: string
  readonly title: string
  /** The resource of its events. */
  readonly resource: AnyResource
  /** The resource of the record that groups them, and the record. */
  readonly target?: AnyResource
  readonly row?: Values & { readonly id: string }
  /** Whether the user may add events and change them; whether they may change its name and colour, and delete it. */
  readonly isWritable: boolean
  readonly isEditable: boolean
}

/** The resources whose records are events with identifiers, which CalDAV needs. */
const sourcesOf = ({ reader }: DavContext): AnyResource[] =>
  Object.values(reader.app).filter(
    (resource) => resource.views?.calendar?.invitations !== undefined && mayRead(resource, reader.caller),
  )

/** All calendars that the user sees. */
export async function davCalendars(context: DavContext): Promise<DavCalendar[]> {
  const found: DavCalendar[] = []
  for (const resource of sourcesOf(context))
    found.push(...(await groupingOf(context, resource)), ...withoutRecord(context, resource))
  return found
}

/** One calendar by the last part of its address; undefined if the user sees none with it. */
export async function davCalendar(context: DavContext, name: string): Promise<DavCalendar | undefined> {
  for (const resource of sourcesOf(context)) {
    const own = withoutRecord(context, resource).find((calendar) => calendar.name === name)
    const found = own ?? (await groupingOf(context, resource, name))[0]
    if (found) return found
  }
  return undefined
}

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

async function groupingOf(
  { reader }: DavContext,
  resource: AnyResource,
  id?: string,
): Promise<DavCalendar[]> {
  const target = calendarsOf(reader.app, resource)
  if (!target || !mayRead(target, reader.caller) || (id !== undefined && !idForm.test(id))) return []
  const { rows } = await list(reader, target, {
    where: [],
    trash: false,
    tabs: false,
    ...(id !== undefined && { ids: [id] }),
    sorts: [{ field: target.title, order: 'asc' }],
    page: { kind: 'keyset', limit: maxCalendars },
  })
  const { source = '' } = calendarOf(resource)
  const mayCreate = ruleFor(resource.access, reader.caller.role, 'create') !== false
  return rows.map((each) => {
    const values: Values = each
    const row = { ...values, id: String(values['id']) }
    const isEditable = (values['_can'] as readonly string[] | undefined)?.includes('update') ?? false
    return {
      kind: 'calendar',
      name: row.id,
      resource,
      target,
      row,
      isEditable,
      title: String(values[target.title] ?? ''),
      // The events of a calendar that is read from elsewhere are those of its file.
      isWritable: isEditable && mayCreate && !values[source],
    }
  })
}

function withoutRecord({ reader }: DavContext, resource: AnyResource): DavCalendar[] {
  const { language, role } = reader.caller
  const titled = (kind: 'own' | 'invited', key: string, isWritable: boolean): DavCalendar => ({
    kind,
    resource,
    isWritable,
    isEditable: false,
    name: `${resource.name}.${kind}`,
    title: faultText(language, { key }),
  })
  const mayCreate = ruleFor(resource.access, role, 'create') !== false
  return [titled('own', 'caldavOwn', mayCreate), titled('invited', 'caldavInvited', false)]
}
