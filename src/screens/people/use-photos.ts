import { useMemo } from 'react'
import { pathToPeople } from '#define/views/people'
import type { AnyResource } from '#define'
import { usePeople } from '../fields/input/references/use-people'

/** How many users of a screen are asked for: as many as the server answers at most. */
const maxPeople = 100

/** The photos of users by id. */
export type Photos = ReadonlyMap<string, string>

/**
 * The photos of users whom the records of a resource refer to, as far as the user may see them: of all for staff, of
 * others with whom they share a record. None until they are read, and of resources without `among`.
 */
export function usePhotos(resource: AnyResource, users: readonly string[]): Photos {
  const ids = pathToPeople(resource) ? [...new Set(users)].toSorted().slice(0, maxPeople) : []
  const { people } = usePeople(resource.name, { ids: ids.join(',') }, ids.length > 0)
  return useMemo(
    () => new Map(people.flatMap(({ id, photoURL }) => (photoURL === null ? [] : [[id, photoURL] as const]))),
    [people],
  )
}

/** The users in the references of records. */
export const usersIn = (
  { fields }: AnyResource,
  rows: readonly Readonly<Record<string, unknown>>[],
): string[] => {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && (field.kind === 'ref' || field.kind === 'refs') && field.to === 'users'
  })
  return rows.flatMap((row) =>
    names.flatMap((name) => [row[name]].flat().filter((id) => typeof id === 'string')),
  )
}
