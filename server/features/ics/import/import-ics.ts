import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { problemDocument } from '#server/base/errors/problem-response'
import { faultText } from '#server/base/errors/language'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Language } from '#server/base/caller'
import type { Watch } from '#server/base/progress'
import { requireAllowed } from '#server/read/access/access-sql'
import { appOf, type Stored, type Writer } from '#server/write/context'
import { hostOf } from '../host'
import type { IcsEvent, IcsPerson } from '../ics-event'
import { peopleById, peopleIn } from '../people'
import { readIcs } from '../in-thread'
import type { IcsFile } from '../thread/ics-job'
import { ownSql, valuesIn } from './calendar-of-import'
import { knownEvents } from './known-events'
import { writeGroup, type IcsGroup, type Outcome, type SeriesWriting } from './write-series'

/** A file of events, and how it is imported. */
export interface IcsUpload {
  readonly file: IcsFile
  /** The calendar of new events. */
  readonly calendar: string | undefined
  /** Whether new events are private. */
  readonly isPrivate: boolean
}

/** An event that was not imported, and why. */
export interface RefusedEvent {
  readonly title: string
  readonly reason: string
}

/** What an import did. `batch` undoes all of it. */
export interface IcsReport {
  readonly batch: string
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Events that were not come to, as the import was stopped. */
  readonly left: number
  /** How many were refused; the first of them are listed. */
  readonly refusedCount: number
  readonly refused: readonly RefusedEvent[]
}

const maxListed = 200

/**
 * Imports the events of a file as events of the caller. Events that are known by their identifier are updated.
 * @throws Problem forbidden; tooLarge; invalid for another calendar than an own one.
 */
export async function importIcs(
  writer: Writer,
  resource: AnyResource,
  upload: IcsUpload,
  watch: Watch,
): Promise<IcsReport> {
  requireAllowed(appOf(writer), resource, 'create', writer.caller)
  const created = await valuesIn(writer, resource, upload.calendar)
  const { events, refused } = await readOrRefuse(upload.file)
  const { language } = writer.caller
  const untitled = faultText(language, { key: 'icsUntitled' })
  const refusals: RefusedEvent[] = refused.map(({ title, reason }) => ({
    title: title ?? untitled,
    reason: faultText(language, { key: reason }),
  }))
  const groups = groupsOf(events)
  const how = await howToWrite(writer, resource, groups, { ...upload, untitled, created })
  const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0 }
  let done = 0
  for (const group of groups) {
    const title = group.main?.summary ?? group.overrides[0]?.summary ?? ''
    const reason = await written(writer, group, how, counts)
    if (reason !== undefined) refusals.push({ title: title || untitled, reason })
    done += 1
    if (!(await watch.onProgress({ done, total: groups.length }))) break
  }
  return {
    batch: writer.batch,
    ...counts,
    left: groups.length - done,
    refusedCount: refusals.length,
    refused: refusals.slice(0, maxListed),
  }
}

async function readOrRefuse(file: IcsFile) {
  const calendar = await readIcs(file)
  if (calendar.events.length + calendar.refused.length === 0) throw invalidField('file', 'icsEmpty')
  return calendar
}

/** Events with the same identifier together, in the order of the file. */
export function groupsOf(events: readonly IcsEvent[]): IcsGroup[] {
  const groups = new Map<string, { main: IcsEvent | undefined; overrides: IcsEvent[] }>()
  for (const event of events) {
    const group = groups.get(event.uid) ?? { main: undefined, overrides: [] }
    if (event.originalStart === null) group.main = event
    else group.overrides.push(event)
    groups.set(event.uid, group)
  }
  return [...groups.values()]
}

/** Writes a group and counts what became of its events; returns why it was refused. */
async function written(
  writer: Writer,
  group: IcsGroup,
  how: SeriesWriting,
  counts: Record<Outcome, number>,
): Promise<string | undefined> {
  const { language } = writer.caller
  if (group.main?.status === 'cancelled') return faultText(language, { key: 'icsCancelled' })
  try {
    for (const outcome of await writeGroup(writer, group, how)) counts[outcome] += 1
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reasonOf(error, language)
  }
}

/** The sentence of the first fault, else that of the problem. */
export function reasonOf(problem: Problem, language: Language): string {
  const faults = problem.refusal.kind === 'invalid' ? Object.values(problem.refusal.faults).flat() : []
  const [first] = faults
  return first ? faultText(language, first) : problemDocument(problem, language).detail
}

interface Importing {
  readonly untitled: string
  readonly isPrivate: boolean
  readonly created: Values
}

async function howToWrite(
  writer: Writer,
  resource: AnyResource,
  groups: readonly IcsGroup[],
  { untitled, isPrivate, created }: Importing,
): Promise<SeriesWriting> {
  const { services, database, caller } = writer
  const uids = groups.flatMap(({ main, overrides }) => (main ?? overrides[0])?.uid ?? [])
  const known = await knownEvents(database, resource, uids, {
    host: hostOf(services.publicUrl),
    where: ownSql(appOf(writer), resource, caller.userId ?? ''),
  })
  const records = groups.flatMap((group) =>
    [group.main, ...group.overrides].flatMap((event) => (event && known.find(event)) ?? []),
  )
  const ids = [...peopleIn(resource, records), ...(caller.userId === null ? [] : [caller.userId])]
  const people = await peopleById({ database, caller, app: services.app }, resource, ids)
  const own = people.get(caller.userId ?? '')?.address
  const contextFor = (record: Stored | undefined) => ({
    own,
    untitled,
    isPrivate: isPrivate && !record,
    invited: addressesIn(resource, record, people),
  })
  return { resource, known, contextFor, created }
}

const addressesIn = (
  resource: AnyResource,
  record: Stored | undefined,
  people: ReadonlyMap<string, IcsPerson>,
): Set<string> =>
  new Set(record ? peopleIn(resource, [record]).flatMap((id) => people.get(id)?.address ?? []) : [])
