import type { AnyResource, App } from './any-resource'
import type { AnyField } from './kinds'
import { filtersOf } from './reading'

/** A user as those see them who share a record with them. */
export interface KnownPerson {
  readonly id: string
  readonly displayName: string
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

/** The faults of `people` and `among`, one sentence each. */
export function peopleFaults(app: App, resource: AnyResource): string[] {
  const { name, fields, people = [] } = resource
  const isOfUsers = (field: AnyField | undefined) => field && 'to' in field && field.to === 'users'
  const paths = Object.entries(fields).flatMap(([own, field]) => {
    const among = amongOf(field)
    return among ? [{ own, field, among }] : []
  })
  return [
    ...people
      .filter((each) => !isOfUsers(fields[each]) || !filtersOf(resource).includes(each))
      .map((each) => `${name}: people needs ${each} to be a reference to users and a filter`),
    ...paths.flatMap(({ own, field, among }) => {
      if (!isOfUsers(field)) return [`${name}.${own}: only references to users can have among`]
      if (atEndOf(app, resource, among)?.people === undefined)
        return [`${name}.${own}: among must lead to a resource with people`]
      return among.join() === paths[0]?.among.join()
        ? []
        : [`${name}.${own}: among must be the same for all fields`]
    }),
  ]
}
