import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { Queryable } from '#server/base/database'
import type { Entry } from './entries'
import { matters, pair, seenBefore, seenNow } from './seen-by'
import { viewsOf, type Lookout, type Sight } from './sight'
import { inShort, many, type Told } from './told'

/** What somebody of a role, or one user, is told of some changes. */
export interface Judged {
  /** What everybody of the role is told. */
  readonly all: readonly Told[]
  /** What one of them is told beside that. */
  of(user: string): readonly Told[]
}

/**
 * What the readers of a role are told of some changes. Where the role reads every record, it takes no question; else
 * the read door's own rule is asked, once a resource, for all of the users and all of the records at once.
 */
export async function judge(
  app: App,
  database: Queryable,
  role: Role,
  users: readonly string[],
  entries: readonly Entry[],
): Promise<Judged> {
  const byResource = grouped(entries)
  const all: Told[] = []
  const own = new Map<string, Told[]>(users.map((user) => [user, []]))
  const tell = (user: string, told: Told) => void own.get(user)?.push(told)
  const { sights, lookouts } = viewsOf(app, role)
  for (const sight of sights) {
    const { name, keptBy } = sight.resource
    const changes = byResource.get(name) ?? []
    if (keptBy === 'ledger' && sight.condition === true) all.push(many(name))
    if (sight.condition === true) all.push(...changes.map(plainly))
    else if (changes.length > 0) await tellSeen(database, users, sight, changes, tell)
  }
  for (const lookout of lookouts)
    await tellLookout(database, users, lookout, byResource.get(lookout.sight.resource.name) ?? [], tell)
  const told = new Map([...own].map(([user, list]) => [user, inShort(list)]))
  return { all: inShort(all), of: (user) => told.get(user) ?? [] }
}

function grouped(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.resource, [...(groups.get(entry.resource) ?? []), entry])
  return groups
}

const named = ({ resource, record, version }: Entry, operation: string): Told => ({
  resource,
  operation,
  id: record,
  version,
})

/** To whoever reads every record; without a trash what is deleted is gone. */
const plainly = (entry: Entry): Told => named(entry, entry.operation === 'delete' ? 'gone' : entry.operation)

type Tell = (user: string, told: Told) => void

async function tellSeen(
  database: Queryable,
  users: readonly string[],
  sight: Sight,
  changes: readonly Entry[],
  tell: Tell,
): Promise<void> {
  const records = [...new Set(changes.map(({ record }) => record))]
  const now = await seenNow(database, users, sight, records)
  const before = await seenBefore(database, users, sight, changes)
  const last = new Map(changes.map((entry) => [entry.record, entry]))
  for (const user of users) {
    for (const entry of changes)
      if (now.has(pair(user, entry.record))) tell(user, named(entry, entry.operation))
    for (const [record, entry] of last) {
      const key = pair(user, record)
      if (!now.has(key) && before.has(key)) tell(user, named(entry, 'gone'))
    }
  }
}

/** Whoever sees or saw a record that a rule looks at may see other records of the rule's own resource now, or fewer. */
async function tellLookout(
  database: Queryable,
  users: readonly string[],
  { of, sight }: Lookout,
  entries: readonly Entry[],
  tell: Tell,
): Promise<void> {
  const changes = entries.filter((entry) => matters(sight, entry))
  if (changes.length === 0) return
  const records = [...new Set(changes.map(({ record }) => record))]
  const [now, before] = await Promise.all([
    seenNow(database, users, sight, records),
    seenBefore(database, users, sight, changes),
  ])
  for (const user of users)
    if (records.some((record) => now.has(pair(user, record)) || before.has(pair(user, record))))
      tell(user, many(of.name))
}
