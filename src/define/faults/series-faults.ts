import type { AnyResource, SeriesFields } from '../any-resource'
import type { AnyField } from '../kinds'

/** The faults of a calendar whose records repeat, one sentence each. */
export function seriesFaults(resource: AnyResource): string[] {
  const { recurrence, series, start, end } = resource.views?.calendar ?? {}
  if ((recurrence === undefined) !== (series === undefined))
    return [`${resource.name}: a calendar has a recurrence and a series, or neither`]
  if (series === undefined) return []
  const isInstant = [start, end].every((name) => resource.fields[name ?? '']?.kind === 'datetime')
  return [
    ...(isInstant ? [] : [`${resource.name}: a series needs a start and an end with a time`]),
    ...roleFaults(resource, series),
    ...copyFaults(resource),
  ]
}

/** What the fields of a series must be. */
function roleFaults(resource: AnyResource, names: SeriesFields): string[] {
  const { fields, trash, name } = resource
  const isStarts = (field: AnyField | undefined) =>
    field?.kind === 'listOf' &&
    Object.keys(field.fields).join() === 'start' &&
    field.fields.start?.kind === 'datetime'
  const [excluded, added, master, originalStart] = [
    fields[names.excluded],
    fields[names.added],
    fields[names.master],
    fields[names.originalStart],
  ]
  const isOwn = master?.kind === 'ref' && master.to === name
  const goesAlong = isOwn && (trash ? master.onTrash === 'cascade' : master.whenDeleted === 'delete')
  const checks: readonly (readonly [field: string, isRight: boolean, wrong: string])[] = [
    [
      names.excluded,
      isStarts(excluded) && excluded?.readOnly === true,
      'must be a read-only list of `start`',
    ],
    [names.added, isStarts(added), 'must be a list of `start`'],
    [
      names.master,
      goesAlong && isHiddenInput(master),
      'must be an optional, read-only reference to the same resource, whose record is deleted with it',
    ],
    [names.originalStart, isHiddenInput(originalStart), 'must be optional and read-only'],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field, , wrong]) => `${name}.${field}: ${wrong}`)
}

const isHiddenInput = (field: AnyField | undefined): boolean =>
  field?.optional === true && field.readOnly === true

/** A record that replaces an occurrence has the values of its series, which must therefore not be unique. */
const copyFaults = ({ name, fields }: AnyResource): string[] =>
  Object.entries(fields).flatMap(([field, declared]) =>
    ('unique' in declared && declared.unique) || ('series' in declared && declared.series)
      ? [`${name}.${field}: records of a series cannot have unique values`]
      : [],
  )
