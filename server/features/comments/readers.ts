import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { roles, type Role } from '#define/access'
import type { Queryable } from '#server/base/database'
import { pair, readableNow } from '../stream/readable-records'
import { readScopesOf } from '../stream/read-scope'

interface User {
  readonly id: string
  readonly role: Role
}

/** Those of the users who may read a record; at most one statement for each role. */
export async function readersAmong<U extends User>(
  app: App,
  database: Queryable,
  { resource, record }: { readonly resource: AnyResource; readonly record: string },
  users: readonly U[],
): Promise<U[]> {
  const readable = new Set<string>()
  for (const role of roles) {
    const ids = users.filter((user) => user.role === role).map(({ id }) => id)
    const scope = readScopesOf(app, role).readScopes.find((each) => each.resource.name === resource.name)
    if (ids.length === 0 || !scope) continue
    for (const each of await readableNow(database, ids, scope, [record])) readable.add(each)
  }
  return users.filter(({ id }) => readable.has(pair(id, record)))
}
