import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { isId } from '#define/parsing/id'
import { ruleFor } from '#define/access'
import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import { calendarsOf } from '#server/features/ics/import/calendar-of-import'
import { calendarOf } from '#server/features/ics/values-of-event'
import { inTransaction, type Writer } from '#server/write/context'
import { createInside } from '#server/write/create'
import { remove, update } from '#server/write/update'
import { cleanRecord } from '#server/write/values/clean-input'
import { parseInput, withDefaults } from '#server/write/values/values'
import type { Address } from '../addresses'
import { DavError } from '../dav-error'
import {
  davCondition,
  empty,
  multistatus,
  hrefElement,
  statusElement,
  type DavResponse,
} from '../dav-response'
import { hrefOf } from '../properties/dav-resource'
import { childOf } from '../properties/property-request'
import { resourceAt } from '../propfind'
import { appleIcal, caldav, dav, keyOf } from '../xml/names'
import type { XmlElement } from '../xml/parse-xml'
import { davElement, element, type Xml } from '../xml/write-xml'
import { nearestName } from '../calendars/colors'
import type { DavContext } from '../dav-context'

/** Requested values of a calendar. */
interface SentProperties {
  readonly values: Values
  readonly known: readonly XmlElement[]
  readonly others: readonly XmlElement[]
}

const notEditable = (): DavError => new DavError(403, davCondition('need-privileges'))

/** The name and the colour in the properties of a request; others cannot be stored. */
function sentProperties(
  target: AnyResource,
  color: string | undefined,
  body: XmlElement | undefined,
): SentProperties {
  const found = (body?.children ?? [])
    .filter(({ namespace, name }) => namespace === dav && (name === 'set' || name === 'remove'))
    .flatMap((change) => (childOf(change, 'prop')?.children ?? []).map((property) => ({ change, property })))
  const values: Record<string, unknown> = {}
  const [known, others]: [XmlElement[], XmlElement[]] = [[], []]
  for (const { change, property } of found) {
    const key = change.name === 'set' ? keyOf(property) : ''
    const hue = nearestName(property.text)
    const isColor = key === keyOf({ namespace: appleIcal, name: 'calendar-color' })
    if (key === keyOf({ namespace: dav, name: 'displayname' }))
      values[target.title] = property.text.replaceAll(/\s+/g, ' ').trim()
    else if (isColor && hue !== undefined && color !== undefined && target.fields[color]) values[color] = hue
    else {
      others.push(property)
      continue
    }
    known.push(property)
  }
  return { values, known, others }
}

/**
 * Creates a calendar at an address whose last part is a UUID, which becomes the id of its record (MKCALENDAR).
 * @throws DavError 403 or 405; Problem
 */
export async function makeCalendar(
  writer: Writer,
  context: DavContext,
  address: Address,
  body: XmlElement | undefined,
): Promise<DavResponse> {
  const { reader, user } = context
  if (address.kind !== 'calendar' || address.user !== user.id) throw notEditable()
  const id = address.calendar.toLowerCase()
  if (!isId(id)) throw new DavError(403, { namespace: caldav, name: 'calendar-collection-location-ok' })
  const resource = Object.values(reader.app).find((each) => {
    const target = each.views?.calendar?.invitations && calendarsOf(reader.app, each)
    return target && ruleFor(target.access, reader.caller.role, 'create') !== false
  })
  const target = resource && calendarsOf(reader.app, resource)
  if (!resource || !target) throw notEditable()
  const { values } = sentProperties(target, calendarOf(resource).color, body)
  const given = { [target.title]: target.label[0], ...values }
  const rule = requireAllowed(reader.app, target, 'create', reader.caller)
  const input = await cleanRecord(target, reader.caller.role, given)
  await inTransaction(writer, async (writing) => {
    const [taken] = await writing.tx.query(
      statement(sql`select "id" from ${sql.identifier(target.name)} where "id" = ${id}`),
    )
    if (taken) throw new DavError(405)
    const parsed = parseInput(target, reader.caller.role, input, 'create')
    await createInside(writing, target, { ...withDefaults(target, parsed, user.id), id }, rule)
  })
  return empty(201)
}

/**
 * Changes the name and the colour of a calendar (PROPPATCH). All or nothing is changed.
 * @throws DavError 403 or 404; Problem
 */
export async function changeCalendar(
  writer: Writer,
  context: DavContext,
  address: Address,
  body: XmlElement,
): Promise<DavResponse> {
  const resource = await resourceAt(context, address)
  if (resource.kind !== 'calendar') throw notEditable()
  const { calendar } = resource
  const { target, row } = calendar
  if (!target || !row || !calendar.isEditable) throw notEditable()
  const { values, known, others } = sentProperties(target, calendarOf(calendar.resource).color, body)
  if (others.length === 0) await update(writer, target, row.id, values)
  const inside = (properties: readonly XmlElement[], status: number): Xml[] =>
    properties.length === 0
      ? []
      : [
          davElement('propstat', [
            davElement(
              'prop',
              properties.map((property) => element(property)),
            ),
            statusElement(status),
          ]),
        ]
  return multistatus([
    davElement('response', [
      hrefElement(hrefOf(context, resource)),
      ...inside(known, others.length === 0 ? 200 : 424),
      ...inside(others, 403),
    ]),
  ])
}

/**
 * Deletes a calendar by the rules of any deletion: its events stay, without a calendar.
 * @throws DavError 403 or 404; Problem
 */
export async function deleteCalendar(
  writer: Writer,
  context: DavContext,
  address: Address,
): Promise<DavResponse> {
  const resource = await resourceAt(context, address)
  const { target, row } = resource.kind === 'calendar' ? resource.calendar : {}
  if (!target || !row) throw notEditable()
  await remove(writer, target, row.id)
  return empty(204)
}
