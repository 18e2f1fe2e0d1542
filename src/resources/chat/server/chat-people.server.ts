import type { Caller } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { maxWhole } from '#server/read/query'
import { parseContentAddress } from '#server/read/uploads/address'

/** A user as other users in a chat see them. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly displayName: string
  readonly photoURL: string | null
  readonly company: string | null
}

const known = sql.raw(`"u"."id", "u"."username", "u"."displayName", "u"."photoURL", "u"."company"`)

/** Whom a user may write to: staff, public profiles and users in a shared conversation; staff may write to all. */
const reachable = ({ role, userId }: Caller): SQL =>
  role === 'user'
    ? sql`("u"."isPublic" or "u"."role" <> 'user' or exists (select from "conversations" "c" where "c"."participants" @> array["u"."id", ${userId}::uuid]))`
    : sql`true`

/** The users to whom the caller may write, by name; one more than the limit, if there are more. */
export function contactsOf(database: Queryable, caller: Caller): Promise<Person[]> {
  return database.query<Person>(
    statement(
      sql`select ${known} from "users" "u" where "u"."status" = 'active' and "u"."id" <> ${caller.userId} and ${reachable(caller)} order by lower("u"."displayName") collate "C", "u"."id" ${sql.raw(`limit ${maxWhole + 1}`)}`,
    ),
  )
}

/** Those of some users to whom the caller may write; locked, so that none is deleted while the caller writes. */
export function heldContacts(tx: Queryable, caller: Caller, ids: readonly string[]): Promise<Person[]> {
  return tx.query<Person>(
    statement(
      sql`select ${known} from "users" "u" where "u"."id" = any(${sql.param([...ids])}::uuid[]) and "u"."status" = 'active' and "u"."id" <> ${caller.userId} and ${reachable(caller)} for key share`,
    ),
  )
}

/** The contact with a current or former username. */
export async function contactNamed(
  database: Queryable,
  caller: Caller,
  username: string,
): Promise<Person | undefined> {
  const [found] = await database.query<Person>(
    statement(
      sql`select ${known} from "users" "u" where "u"."id" = (select "record" from "slugs" where "resource" = 'users' and "slug" = ${username}) and "u"."status" = 'active' and "u"."id" <> ${caller.userId} and ${reachable(caller)}`,
    ),
  )
  return found
}

/** Users by their ids, without an access check: only for conversations that the caller may read. */
export async function peopleOf(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const people = await database.query<Person>(
    statement(
      sql`select ${known} from "users" "u" where "u"."id" = any(${sql.param([...new Set(ids)])}::uuid[])`,
    ),
  )
  return new Map(people.map((person) => [person.id, person]))
}

/** A user with a photo that the reader may load as long as they may read the record in which they were told of it. */
export function withPhoto(
  person: Person,
  { sign, caller }: Pick<Reader, 'sign' | 'caller'>,
  resource: 'conversations' | 'users',
  id: string,
): Person {
  const photo = person.photoURL === null ? undefined : parseContentAddress(person.photoURL)
  if (!photo || !sign) return person
  return { ...person, photoURL: sign(photo, { caller, record: { resource, id, isInTrash: false } }) }
}
