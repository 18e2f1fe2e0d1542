import type { AnyResource } from '#define'
import { logFailure } from '#base/log'
import type { Column } from './import-call'

const keyOf = (resource: AnyResource) => `import-${resource.name}`

function readAll(resource: AnyResource): Record<string, string | null> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(resource)) ?? '{}') as Record<string, string | null>
  } catch (error) {
    logFailure('The mapping of columns could not be read', error)
    return {}
  }
}

/** The columns of a file with the fields stored for columns of the same names; each field is used once. */
export function withStoredMapping(
  resource: AnyResource,
  columns: readonly Column[],
  possible: readonly string[],
): Column[] {
  const known = readAll(resource)
  const taken = new Set<string>()
  return columns.map(({ header, field: guessed }) => {
    const stored = Object.hasOwn(known, header) ? known[header] : undefined
    const wanted = stored === undefined || (stored !== null && !possible.includes(stored)) ? guessed : stored
    const field = wanted !== null && taken.has(wanted) ? null : wanted
    if (field !== null) taken.add(field)
    return { header, field }
  })
}

/** Stores the fields of columns, by the names of the columns. */
export function storeMapping(resource: AnyResource, columns: readonly Column[]): void {
  const all = { ...readAll(resource) }
  for (const { header, field } of columns) all[header] = field
  try {
    localStorage.setItem(keyOf(resource), JSON.stringify(all))
  } catch (error) {
    logFailure('The mapping of columns could not be stored', error)
  }
}
