import { randomBytes } from 'node:crypto'
import { roles, type Role } from '#define/access'
import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { OwnRequest, RequestWith, Services } from '#server/write/services/services'
import { personOf, requirePassword } from './person'

const prefix = 'ck_'
const maxKeys = 20
/** The format of an API key in the Authorization header. */
export const apiKeyForm = /^Bearer (ck_[\w-]{43})$/

/** The user name and the API key of HTTP Basic authentication; undefined for any other password. */
export function basicKeyIn(
  authorization: string,
): { readonly user: string; readonly key: string } | undefined {
  const [, encoded] = /^Basic ([\w+/]{1,800}={0,2})$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const end = text.indexOf(':')
  const key = text.slice(end + 1)
  return end > 0 && /^ck_[\w-]{43}$/.test(key) ? { user: text.slice(0, end), key } : undefined
}

/** The owner of a key and its role, which never exceeds the current role of the owner. */
export interface KeyHolder {
  readonly keyId: string
  readonly userId: string
  readonly role: Role
}

/** The role with fewer permissions. */
const weaker = (item: Role, other: Role): Role =>
  roles[Math.max(roles.indexOf(item), roles.indexOf(other))] ?? 'user'

interface Read {
  readonly id: string
  readonly userId: string
  readonly role: Role
  readonly ownerRole: Role
  readonly isFresh: boolean
}

/** The holder of a key that has not expired. Stores the time of use, at most once a minute. */
export async function readApiKey(
  { database, digest }: Services,
  key: string,
): Promise<KeyHolder | undefined> {
  const [found] = await database.query<Read>({
    name: 'api_key_read',
    text: `select k."id", k."userId", k."role", u."role" as "ownerRole",
        coalesce(k."lastUsedAt" > now() - interval '1 minute', false) as "isFresh"
      from "api_keys" k join "users" u on u."id" = k."userId"
      where k."hash" = $1 and (k."expiresAt" is null or k."expiresAt" > now()) and u."status" = 'active'`,
    values: [digest('api key', key)],
  })
  if (!found) return undefined
  if (!found.isFresh)
    await database.query({
      text: 'update "api_keys" set "lastUsedAt" = now() where "id" = $1',
      values: [found.id],
    })
  return { keyId: found.id, userId: found.userId, role: weaker(found.role, found.ownerRole) }
}

/** The holder of a key by its id, if it has not expired. Does not store the time of use. */
export async function apiKeyHolder(database: Queryable, keyId: string): Promise<KeyHolder | undefined> {
  if (!isId(keyId)) return undefined
  const [found] = await database.query<Pick<Read, 'userId' | 'role' | 'ownerRole'>>({
    name: 'api_key_holder',
    text: `select k."userId", k."role", u."role" as "ownerRole" from "api_keys" k join "users" u on u."id" = k."userId"
      where k."id" = $1 and (k."expiresAt" is null or k."expiresAt" > now()) and u."status" = 'active'`,
    values: [keyId],
  })
  return found && { keyId, userId: found.userId, role: weaker(found.role, found.ownerRole) }
}

/** A key as its owner sees it. Only the last characters of the key itself are known. */
interface ApiKey {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly role: Role
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
}
const columns = '"id", "name", "ending", "role", "createdAt", "expiresAt", "lastUsedAt"'

/** The caller's keys, newest first. */
export async function listApiKeys(request: OwnRequest) {
  const apiKeys = await request.reading.query<ApiKey>({
    text: `select ${columns} from "api_keys" where "userId" = $1 order by "createdAt" desc, "id" desc`,
    values: [personOf(request).userId],
  })
  return { apiKeys }
}

interface NewKey {
  readonly name: string
  readonly password: string
  readonly role: Role | null
  readonly expiresAt: string | null
}

/**
 * Creates a key, which is returned only this once. Its role defaults to the caller's own.
 * @throws Problem `invalid` if the password is wrong, the role exceeds the caller's, the expiry is in the past or
 * there are too many keys; `throttled`.
 */
export async function createApiKey(request: RequestWith<NewKey>) {
  const { services, caller, input } = request
  const { userId } = personOf(request)
  await requirePassword(request, input.password)
  const own = caller?.role ?? 'user'
  const role = input.role ?? own
  if (weaker(role, own) !== role) throw invalidField('role', 'strongerRole')
  const { expiresAt } = input
  if (expiresAt !== null && expiresAt <= new Date().toISOString()) throw invalidField('expiresAt', 'past')
  await assertFreeSpace(services.database, userId)
  const key = `${prefix}${randomBytes(32).toString('base64url')}`
  const [apiKey] = await services.database.query<ApiKey>({
    text: `insert into "api_keys" ("id", "userId", "name", "hash", "ending", "role", "createdAt", "expiresAt")
      values ($1, $2, $3, $4, $5, $6, now(), $7) returning ${columns}`,
    values: [uuid7(), userId, input.name, services.digest('api key', key), key.slice(-4), role, expiresAt],
  })
  if (!apiKey) throw new Error('The API key was not stored')
  return { key, apiKey }
}

async function assertFreeSpace(database: Queryable, userId: string): Promise<void> {
  const [stored] = await database.query<{ count: number }>({
    text: 'select count(*) as "count" from "api_keys" where "userId" = $1',
    values: [userId],
  })
  if (Number(stored?.count) >= maxKeys) throw invalidField('name', 'tooManyKeys', { limit: maxKeys })
}

/** Revokes all keys of a user, since another person may have created them. */
export async function revokeKeysOf(database: Queryable, userId: string): Promise<void> {
  await database.query({ text: 'delete from "api_keys" where "userId" = $1', values: [userId] })
}

/** Revokes one of the caller's keys, with immediate effect. */
export async function revokeApiKey(request: OwnRequest): Promise<undefined> {
  const { id = '' } = request.params
  const gone = isId(id)
    ? await request.services.database.query({
        text: 'delete from "api_keys" where "id" = $1 and "userId" = $2 returning "id"',
        values: [id, personOf(request).userId],
      })
    : []
  if (gone.length === 0) throw new Problem({ kind: 'missing' })
  return undefined
}
