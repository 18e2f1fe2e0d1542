import type { AnyResource, App } from '../any-resource'
import type { AnyField } from '../kinds'

/** A user as those see them who share a record with them. */
export interface KnownPerson {
  readonly id: string
  readonly displayName: string
  /** The address of their photo, which the reader may load; null if they have none. */
  readonly photoURL: string | null
}

/** The response to `GET /api/{resource}/people`. */
export interface KnownPeople {
  readonly people: readonly KnownPerson[]
}

/** The path to the record whose people a reference to users is chosen among. */
export const amongOf = (field: AnyField | undefined): readonly string[] | undefined =>
  field && 'among' in field ? field.among : undefined

/** The path of a resource, all of whose references with `among` have the same one. */
export const pathToPeople = ({ fields }: AnyResource): readonly string[] | undefined =>
  Object.values(fields).map(amongOf).find(Boolean)

/** The resource at the end of a path of references; undefined if a field of the path is no reference. */
export function atEndOf(app: App, resource: AnyResource, path: readonly string[]): AnyResource | undefined {
  let at: AnyResource | undefined = resource
  for (const name of path) {
    const field: AnyField | undefined = at?.fields[name]
    at = field?.kind === 'ref' ? app[field.to] : undefined
  }
  return at
}
