import type { AnyResource, App } from '../any-resource'
import type { AnyField } from '../kinds'
import { amongOf, atEndOf } from '../views/people'
import { filtersOf } from '../reading'

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
