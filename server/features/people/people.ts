import { pathToPeople, type KnownPeople, type KnownPerson } from '#define/views/people'
import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import { chosenSql, type PathToPeople } from '#server/read/known-people'
import type { Reader } from '#server/read/list'
import { isId } from '#server/read/query'
import { parseContentAddress } from '#server/read/uploads/address'
import { typedText } from '#server/read/conditions/typed-text'

/** How many users are answered, also by their ids, and how many characters of a name are searched for. */
export const peopleLimits = { people: 20, ids: 100, characters: 60 } as const

/** The id in a parameter; undefined where it is missing. */
function idIn(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? undefined
  if (id !== undefined && !isId(id)) throw invalidField(name, 'format.uuid')
  return id
}

/** The ids of users who are read. */
function namedIn(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean)
  if (!ids.every(isId)) throw invalidField('ids', 'format.uuid')
  const limit = peopleLimits.ids
  if (ids.length > limit) throw invalidField('ids', 'max.array', { limit })
  return ids
}

function searchedIn(query: URLSearchParams): SQL {
  const text = typedText(query, peopleLimits.characters)
  return text === '' ? sql`` : sql` and strpos(lower("displayName"), ${text}) > 0`
}

/**
 * The users whom a caller may choose in the references of a resource that have `among`, by name: those whom they may
 * open, and those with whom they share a record. With `of`, the value of the first field of the path, only the people
 * at the end of the path; with `ids`, only these. The addresses of their photos are signed for the caller.
 * @throws Problem forbidden where the role may not read the resource; invalid for a wrong parameter.
 */
export async function knownPeople(
  reader: Reader,
  resource: AnyResource,
  query: URLSearchParams,
): Promise<KnownPeople> {
  const { app, caller, database } = reader
  requireAllowed(app, resource, 'read', caller)
  const [first, path, users] = [idIn(query, 'of'), pathToPeople(resource), app['users']]
  const [searched, ids] = [searchedIn(query), namedIn(query)]
  if (!path || !users) return { people: [] }
  const to: PathToPeople | undefined = first === undefined ? undefined : { resource, path, first }
  const named = ids.length === 0 ? sql`` : sql` and "id" = any(${sql.param(ids)}::uuid[])`
  const limit = Math.max(peopleLimits.people, ids.length)
  const people = await database.query<KnownPerson>(
    statement(
      sql`select "id", "displayName", "photoURL" from "users" where "status" = 'active' and ${chosenSql(app, users, caller, to)}${searched}${named} order by lower("displayName"), "id" limit ${sql.raw(String(limit))}`,
    ),
  )
  return { people: people.map((person) => withPhoto(person, reader)) }
}

/** A person with a photo that the caller may load for a limited time, as long as they share a record. */
function withPhoto(person: KnownPerson, { sign, caller }: Reader): KnownPerson {
  const photo = person.photoURL === null ? undefined : parseContentAddress(person.photoURL)
  if (!photo || !sign) return person
  const record = { resource: 'users', id: person.id, isInTrash: false }
  return { ...person, photoURL: sign(photo, { caller, record }) }
}
