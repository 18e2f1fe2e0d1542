import type { Role } from '#define/access'
import type { Services } from '#server/write/services/services'
import type { Entry } from './entries'
import { filterByAccess } from './filter-by-access'
import type { Position } from './position'
import { sendChanges, type StreamReader } from './reader'

/** Sends changes to all readers, as far as they may read them. Access is computed once per role. */
export async function broadcast(
  { app, database }: Services,
  readers: readonly StreamReader[],
  entries: readonly Entry[],
  position: Position,
): Promise<void> {
  for (const [role, group] of byRole(readers)) {
    const users = [...new Set(group.map(({ userId }) => userId))]
    const readable = await filterByAccess(app, database, role, users, entries)
    for (const reader of group)
      sendChanges(reader, [...readable.all, ...readable.of(reader.userId)], position)
  }
}

function byRole(readers: readonly StreamReader[]): Map<Role, StreamReader[]> {
  const groups = new Map<Role, StreamReader[]>()
  for (const reader of readers) groups.set(reader.role, [...(groups.get(reader.role) ?? []), reader])
  return groups
}
