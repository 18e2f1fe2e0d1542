import type { AnyResource } from '../any-resource'

/** The faults of a declared `exclusive` that types cannot express, one sentence each. */
export function exclusiveFaults({ name, fields, exclusive }: AnyResource): string[] {
  if (!exclusive) return []
  const { by, from, to } = exclusive
  const faults = fields[from]?.kind === fields[to]?.kind ? [] : ['needs two dates or two datetimes']
  if (fields[from]?.optional) faults.push('needs a start that is not optional')
  if ([by, from, to].some((value) => fields[value]?.personal)) faults.push('cannot use personal fields')
  return faults.map((wrong) => `${name}: exclusive ${wrong}`)
}
