import type { AnyResource } from './any-resource'

/** The faults of a declared `exclusive` that types cannot express, one sentence each. */
export function exclusiveFaults({ name, fields, exclusive }: AnyResource): string[] {
  if (!exclusive) return []
  const { by, from, to } = exclusive
  const faults = fields[from]?.kind === fields[to]?.kind ? [] : ['begins and ends on days, or at moments']
  if (fields[from]?.optional) faults.push('begins at a field that is never empty')
  if ([by, from, to].some((value) => fields[value]?.personal)) faults.push('stands on what is not hidden')
  return faults.map((wrong) => `${name}: what is had exclusively ${wrong}`)
}
