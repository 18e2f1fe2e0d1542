import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { Queryable } from '#server/base/database'
import type { Entry } from './entries'
import { matters, pair, readableBefore, readableNow } from './readable-records'
import { readScopesOf, type DependentScope, type ReadScope } from './read-scope'
import { coalesced, manyChanged, type ChangeEvent } from './change-event'

/** The change events for the readers of a role. */
export interface ReadableChanges {
  /** The events for all users of the role. */
  readonly all: readonly ChangeEvent[]
  /** Additional events for one user. */
  of(user: string): readonly ChangeEvent[]
}

/**
 * The change events that users of a role may receive. If the role may read every record, no query is needed;
 * otherwise the access rule of the read pipeline is evaluated once per resource, for all users and records together.
 */
export async function filterByAccess(
  app: App,
  database: Queryable,
  role: Role,
  users: readonly string[],
  entries: readonly Entry[],
): Promise<ReadableChanges> {
  const byResource = grouped(entries)
  const all: ChangeEvent[] = []
  const own = new Map<string, ChangeEvent[]>(users.map((user) => [user, []]))
  const send = (user: string, event: ChangeEvent) => void own.get(user)?.push(event)
  const { readScopes, dependentScopes } = readScopesOf(app, role)
  for (const scope of readScopes) {
    const { name, managedBy } = scope.resource
    const changes = byResource.get(name) ?? []
    if (managedBy === 'changeLog' && scope.condition === true) all.push(manyChanged(name))
    if (scope.condition === true) all.push(...changes.map(plainly))
    else if (changes.length > 0) await sendReadable(database, users, scope, changes, send)
  }
  for (const dependentScope of dependentScopes)
    await sendDependent(
      database,
      users,
      dependentScope,
      byResource.get(dependentScope.scope.resource.name) ?? [],
      send,
    )
  const events = new Map([...own].map(([user, list]) => [user, coalesced(list)]))
  return { all: coalesced(all), of: (user) => events.get(user) ?? [] }
}

function grouped(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.resource, [...(groups.get(entry.resource) ?? []), entry])
  return groups
}

const named = ({ resource, record, version }: Entry, operation: string): ChangeEvent => ({
  resource,
  operation,
  id: record,
  version,
})

/** For a role that may read every record. Without a trash a deleted record is gone. */
const plainly = (entry: Entry): ChangeEvent =>
  named(entry, entry.operation === 'delete' ? 'gone' : entry.operation)

type Emit = (user: string, event: ChangeEvent) => void

async function sendReadable(
  database: Queryable,
  users: readonly string[],
  scope: ReadScope,
  changes: readonly Entry[],
  send: Emit,
): Promise<void> {
  const records = [...new Set(changes.map(({ record }) => record))]
  const now = await readableNow(database, users, scope, records)
  const before = await readableBefore(database, users, scope, changes)
  const last = new Map(changes.map((entry) => [entry.record, entry]))
  for (const user of users) {
    for (const entry of changes)
      if (now.has(pair(user, entry.record))) send(user, named(entry, entry.operation))
    for (const [record, entry] of last) {
      const key = pair(user, record)
      if (!now.has(key) && before.has(key)) send(user, named(entry, 'gone'))
    }
  }
}

/**
 * If a record that a rule depends on changes, the users who may or might read it may have gained or lost access to
 * records of the rule's own resource.
 */
async function sendDependent(
  database: Queryable,
  users: readonly string[],
  { of, scope }: DependentScope,
  entries: readonly Entry[],
  send: Emit,
): Promise<void> {
  const changes = entries.filter((entry) => matters(scope, entry))
  if (changes.length === 0) return
  const records = [...new Set(changes.map(({ record }) => record))]
  const [now, before] = await Promise.all([
    readableNow(database, users, scope, records),
    readableBefore(database, users, scope, changes),
  ])
  for (const user of users)
    if (records.some((record) => now.has(pair(user, record)) || before.has(pair(user, record))))
      send(user, manyChanged(of.name))
}
