import { ruleFor } from '#define/access'
import type { App } from '#define/app'
import { defaultSort, fieldOf } from '#define/reading'
import { recordTitle } from '#define/layout/record-title'
import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { sheetLabels, type SheetLabels } from '#server/base/labels/sheet-labels'
import { Problem } from '#server/base/errors/problem'
import { changeNumberOf } from '#server/read/change-id'
import { list, type Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { titlesOf } from '#server/read/titles'
import type { ChangeEntry } from '#server/write/change-entries'
import { unknownUser } from '../history'
import { readableEntry, type ReadableEntry } from '../readable-entry'
import { goneRecords } from './gone-records'
import { withJobNames } from './job-names'
import { changedFields, sentenceOf, type SentenceInput } from './sentence'

interface Entry extends ChangeEntry {
  readonly resource: string
  readonly record: string
}

/** An entry of a declared resource, as its reader may read it. */
interface Known {
  readonly resource: AnyResource
  readonly entry: ReadableEntry & Entry
  /** The current record; undefined if it is deleted, or the reader may not read it. */
  readonly row: Row | undefined
  /** The last known values of a record that is deleted for good, as far as the reader may read them. */
  readonly gone: Values | undefined
}

/** The longest sentence, in characters. */
const maxLength = 1000

/**
 * Rows of the change log with their sentences, in the language of the reader, as the values of the title field, and jobs
 * with their names; rows of other resources as they are. The statements of a page are limited by the number of resources, not of its entries.
 */
export async function withSentences(reader: Reader, resource: AnyResource, rows: Row[]): Promise<Row[]> {
  if (resource.name === 'jobs') return withJobNames(reader, rows)
  const { managedBy, title } = resource
  if (managedBy !== 'changeLog' || !rows.some((row) => Object.hasOwn(row, title))) return rows
  const sentences = await sentencesOf(
    reader,
    rows.map(({ id }) => changeNumberOf(id)),
  )
  return rows.map((row) => ({ ...row, [title]: sentences.get(changeNumberOf(row.id)) ?? row[title] }))
}

async function sentencesOf(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { app, caller, database } = reader
  const entries = await database.query<Entry>({
    name: 'change_entries_of',
    text: `select "id", "operation", "at", "userId", "resource", "record", "version", "before", "after"
      from "changes" where "id" = any($1::bigint[])`,
    values: [ids],
  })
  const known = await readableEntries(reader, entries)
  const users = entries.flatMap(({ userId }) => userId ?? [])
  const names = app.users ? await titlesOf(reader, app.users, users) : new Map<string, string>()
  const titles = await titlesIn(reader, known)
  const telling = { language: caller.language, labels: sheetLabels(caller.language) }
  return new Map(
    known.map((item) => {
      const { resource, entry, row } = item
      const { userId } = entry
      const who = userId === null ? null : (names.get(userId) ?? unknownUser[caller.language])
      const input = {
        resource,
        entry,
        who,
        title: titleIn(item, telling.labels),
        record: row ?? {},
        titles,
      }
      return [entry.id, sentenceOf(input, telling).slice(0, maxLength)] as const
    }),
  )
}

/** Entries of undeclared resources are left out; what the reader may not read is taken out of the others. */
async function readableEntries(reader: Reader, entries: readonly Entry[]): Promise<Known[]> {
  const { app, caller } = reader
  const known: Known[] = []
  for (const [resource, own] of byResource(app, entries)) {
    const ids = [...new Set(own.map(({ record }) => record))]
    const rows = await currentRows(reader, resource, ids)
    const readsAll = ruleFor(resource.access, caller.role, 'read') === true
    const missing = readsAll ? ids.filter((id) => !rows.has(id)) : []
    const gone = await goneRecords(reader, resource, missing)
    for (const entry of own) {
      const row = rows.get(entry.record)
      const isReadable = readsAll || row !== undefined
      const values = isReadable ? {} : { before: entry.before && {}, after: entry.after && {} }
      known.push({
        resource,
        entry: { ...entry, ...readableEntry(resource, caller.role, { ...entry, ...values }) },
        row,
        gone: gone.get(entry.record),
      })
    }
  }
  return known
}

/** The entries of each declared resource. */
const byResource = (app: App, entries: readonly Entry[]): [AnyResource, Entry[]][] =>
  [...new Set(entries.map(({ resource }) => resource))].flatMap((name) => {
    const resource = app[name]
    return resource ? [[resource, entries.filter((entry) => entry.resource === name)]] : []
  })

/**
 * The current records that the reader may read, also those in the trash, with what names them and what their values are
 * written with.
 */
async function currentRows(
  reader: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rows = await rowsOf(reader, resource, ids, false)
  const others = ids.filter((id) => !rows.has(id))
  if (!resource.trash || others.length === 0) return rows
  return new Map([...rows, ...(await rowsOf(reader, resource, others, true))])
}

async function rowsOf(
  reader: Reader,
  resource: AnyResource,
  ids: readonly string[],
  trash: boolean,
): Promise<Map<string, Row>> {
  const fields = [
    resource.title,
    ...resource.columns,
    ...Object.keys(resource.fields).filter((name) => isForValues(resource, name)),
  ]
  try {
    const { rows } = await list(reader, resource, {
      where: [],
      ids,
      trash,
      tabs: false,
      sorts: [defaultSort(resource)],
      fields,
      page: { kind: 'keyset', limit: ids.length },
    })
    return new Map(rows.map((row) => [row.id, row]))
  } catch (error) {
    if (error instanceof Problem && error.refusal.kind === 'forbidden') return new Map()
    throw error
  }
}

/** Whether values of other fields are written with this one: currencies of amounts, and whole days. */
const isForValues = (resource: AnyResource, name: string): boolean =>
  ['currency', 'boolean'].includes(fieldOf(resource, name)?.kind ?? '')

/** The current title; of a record that is gone, the last one. */
const titleIn = ({ resource, entry, row, gone }: Known, labels: SheetLabels): string | undefined =>
  recordTitle(resource, row ?? gone ?? { ...entry.before, ...entry.after }, labels.untitledWith(resource))

/** The titles of the records that the sentences name: those of the first changed field of each entry. */
async function titlesIn(reader: Reader, known: readonly Known[]): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { resource, entry } of known) {
    const [lead = ''] = changedFields({ resource, entry } satisfies Pick<SentenceInput, 'resource' | 'entry'>)
    const field = fieldOf(resource, lead)
    if (field?.kind !== 'ref' && field?.kind !== 'refs') continue
    const ids = [entry.before, entry.after].flatMap((side) => [side?.[lead]].flat())
    const named = wanted.get(field.to) ?? new Set<string>()
    for (const id of ids) if (typeof id === 'string') named.add(id)
    wanted.set(field.to, named)
  }
  const titles = new Map<string, string>()
  for (const [name, ids] of wanted) {
    const target = reader.app[name]
    if (target) for (const [id, title] of await titlesOf(reader, target, [...ids])) titles.set(id, title)
  }
  return titles
}
