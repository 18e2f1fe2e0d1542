import type { Context, Hono } from 'hono'
import { isTimeZone } from '#define/parsing/time-zone'
import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import { invalid, invalidField } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import { FaultCollector } from '#server/read/conditions/fault-collector'
import { maxRows } from '#server/read/pages/page'
import { rangeIn } from '#server/read/conditions/overlapping'
import { isId } from '#server/read/query'
import {
  eventsOf,
  eventsOfOne,
  type IcsReading,
  type IcsSelection,
} from '#server/features/ics/export/export-ics'
import { importIcs, type IcsUpload } from '#server/features/ics/import/import-ics'
import { writeIcs } from '#server/features/ics/in-thread'
import type { IcsEvent } from '#server/features/ics/ics-event'
import { parameter, queryOf, readerOf, writerOf, type Rest } from '../request'
import { workAnswer } from '../work-answer'
import { sentFile } from './read-import-upload'

/** Whether files of iCalendar can be imported: their events are recognized by their identifier. */
export const importsIcs = ({ views }: AnyResource): boolean => views?.calendar?.invitations !== undefined

/** Imports and exports the records of a calendar as iCalendar (RFC 5545). */
export function icsRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.views?.calendar) return
  const base = `/api/${resource.name}`
  for (const path of pathsOf(resource, 'export'))
    hono.get(path, async (c) => {
      const reading = await readingOf(rest, c, resource)
      const events = await eventsOf(reading, selectionIn(resource, queryOf(c)))
      return fileAnswer(c, events, resource.label[1])
    })
  hono.get(`${base}/:id/ics`, async (c) => {
    const reading = await readingOf(rest, c, resource)
    const events = await eventsOfOne(reading, parameter(c, 'id'))
    return fileAnswer(c, events, events[0]?.summary || resource.label[0])
  })
  if (!importsIcs(resource)) return
  for (const path of pathsOf(resource, 'import'))
    hono.post(path, async (c) => {
      const writer = await writerOf(rest, c)
      // Checked before the file is read.
      requireAllowed(rest.services.app, resource, 'create', writer.caller)
      const upload = await uploadIn(c)
      return workAnswer(c, writer, (watch) => importIcs(writer, resource, upload, watch))
    })
}

/** The paths of the import or the export of a resource: its own, and that of the specification. */
export const pathsOf = ({ name, views }: AnyResource, kind: 'import' | 'export'): string[] => [
  `/api/${name}/ics`,
  ...(views?.calendar?.exchange === undefined ? [] : [`${views.calendar.exchange}/${kind}`]),
]

async function readingOf(rest: Rest, c: Context, resource: AnyResource): Promise<IcsReading> {
  const reader = await readerOf(rest, c)
  if (ruleFor(resource.access, reader.caller.role, 'read') === false)
    requireAllowed(rest.services.app, resource, 'read', reader.caller)
  return { reader, resource, publicUrl: rest.services.publicUrl }
}

const selectionNames = new Set(['from', 'to', 'calendar', 'ids'])

function selectionIn(resource: AnyResource, query: URLSearchParams): IcsSelection {
  const faults = new FaultCollector()
  for (const name of query.keys()) if (!selectionNames.has(name)) faults.add(name, 'unknown')
  const calendar = query.get('calendar') || undefined
  if (calendar !== undefined && !isId(calendar)) faults.add('calendar', 'format.uuid')
  const ids = query.getAll('ids').flatMap((text) => text.split(',', maxRows + 1))
  if (ids.length > maxRows || ids.some((id) => !isId(id))) faults.add('ids', 'format.uuid')
  const range = rangeIn(resource, query, faults)
  faults.throwIfAny()
  return { ...range, calendar, ...(ids.length > 0 && { ids }) }
}

const uploadNames = new Set(['calendar', 'private', 'timezone'])

async function uploadIn(c: Context): Promise<IcsUpload> {
  const fields = new Map<string, string>(queryOf(c))
  const { bytes } = await sentFile(c, fields)
  const unknown = [...fields.keys()].filter((name) => !uploadNames.has(name)).slice(0, 20)
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((name) => [name, [{ key: 'unknown' }]])))
  const zone = fields.get('timezone') || undefined
  if (zone !== undefined && !isTimeZone(zone)) throw invalidField('timezone', 'format.timeZone')
  const charset = /\bcharset="?([\w-]{1,40})/i.exec(c.req.header('content-type') ?? '')?.[1]
  return {
    file: { bytes, charset, zone },
    calendar: fields.get('calendar') || undefined,
    isPrivate: fields.get('private') === 'true',
  }
}

async function fileAnswer(c: Context, events: readonly IcsEvent[], name: string): Promise<Response> {
  const text = await writeIcs({ method: 'PUBLISH', name, events })
  return c.body(text, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName(name))}`,
    'cache-control': 'no-store',
  })
}

const fileName = (name: string): string =>
  `${
    name
      .replaceAll(/[\p{Cc}\p{Surrogate}/\\:*?"<>|]/gu, ' ')
      .slice(0, 80)
      .trim() || 'calendar'
  }.ics`
