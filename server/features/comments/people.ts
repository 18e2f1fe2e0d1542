import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { findOne } from '#server/read/find-one'
import { tsqueryOf } from '#server/read/conditions/text-search'
import type { RequestWith } from '#server/write/services/services'
import { readersAmong } from './readers'

/** The users who are looked at for suggestions, and how many of them are suggested. */
const maxFound = 60
const maxSuggested = 8

interface Person {
  readonly id: string
  readonly role: Role
  readonly username: string
  readonly displayName: string
}

type PeopleRequest = RequestWith<{ readonly record: string; readonly q?: string | null | undefined }>

/**
 * The users whom a comment on a record may mention, by the beginnings of words of their name: only those who may read the record.
 * @throws Problem missing or forbidden where the caller may not read the record.
 */
export async function suggestPeople(
  { services, reading, caller, input }: PeopleRequest,
  resource: AnyResource,
) {
  if (!caller) throw new Problem({ kind: 'unauthenticated' })
  const { app, sign } = services
  await findOne({ app, database: reading, sign, caller }, resource, input.record)
  const query = tsqueryOf(input.q ?? '')
  const found = await reading.query<Person>(
    statement(
      sql`select "id", "role", "username", "displayName" from "users" where "status" = 'active'
        and "username" is not null ${query === '' ? sql`` : sql`and "search" @@ ${query}::tsquery`}
        order by "displayName", "id" limit ${sql.raw(String(maxFound))}`,
    ),
  )
  const readers = await readersAmong(app, reading, { resource, record: input.record }, found)
  return {
    people: readers
      .slice(0, maxSuggested)
      .map(({ id, username, displayName }) => ({ id, username, displayName })),
  }
}
