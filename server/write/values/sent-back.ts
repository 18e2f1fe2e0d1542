import { isDeepStrictEqual } from 'node:util'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { plainAddresses } from '#server/read/uploads/values'
import { cardsOf } from '#server/read/board/board-of'
import { findOne } from '#server/read/find-one'
import { readerIn, type Stored, type Writing } from '../context'
import { fieldsSetBy } from './values'

/** Properties that every response adds to a record: they are computed for the caller and never stored. */
const added = ['_can', '_refs', '_masked', '_comments'] as const
/** Properties that a board adds to the record of a column. */
const addedToColumn = ['cardIds', 'total', 'capped'] as const

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The version in the body of an update; undefined where there is none, or where it is not an integer (which is then
 * refused as a read-only field).
 */
export function versionIn(given: unknown): number | undefined {
  const version = isObject(given) && Object.hasOwn(given, 'version') ? given['version'] : undefined
  return Number.isSafeInteger(version) ? (version as number) : undefined
}

/**
 * The part of an update's body that is to be written. A client may send back the record as it read it: then
 * properties added by the server, and values that equal what the caller reads, are left out. The comparison uses the
 * record as the caller reads it, so that a hidden value, which is read as null, can neither be sent back as a change
 * nor be guessed. The record is not read where the body has only fields that the caller may set.
 */
export async function withoutUnchanged(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  given: unknown,
): Promise<unknown> {
  if (!isObject(given)) return given
  const settable = fieldsSetBy(resource, writing.caller.role)
  if (Object.keys(given).every((name) => Object.hasOwn(settable, name))) return given
  const read = await readBack(writing, resource, record)
  const ignored = new Set<string>(addedTo(writing.services.app, resource))
  const isUnchanged = (name: string) =>
    ignored.has(name) ||
    (Object.hasOwn(read, name) && isSame(fieldOf(resource, name), read[name], given[name]))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isUnchanged(name)))
}

/** Compares without the signatures of upload addresses, which differ between responses. */
function isSame(field: AnyField | undefined, read: unknown, sent: unknown): boolean {
  // A length check first, as the length of the text has not been validated yet.
  if (typeof sent === 'string' && sent.length > longestLike(read)) return false
  if (!field) return isDeepStrictEqual(read, sent)
  const plain = (value: unknown) => plainAddresses({ value: field }, { value })
  return isDeepStrictEqual(plain(read), plain(sent))
}

/**
 * The maximum length of a text that may equal another one: signatures have one length, except for the digits of the
 * time.
 */
const longestLike = (read: unknown): number => (typeof read === 'string' ? read.length + 100 : 0)

const addedTo = (app: App, resource: AnyResource): readonly string[] =>
  cardsOf(app, resource) ? [...added, ...addedToColumn] : added

/** The record as the caller reads it; a column of a board also has a title. */
async function readBack(writing: Writing, resource: AnyResource, record: Stored): Promise<Values> {
  const row = await findOne(readerIn(writing), resource, record.id)
  return cardsOf(writing.services.app, resource) ? { title: row[resource.title], ...row } : row
}
