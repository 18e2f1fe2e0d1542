import type { AnyResource } from '#define'
import { isTitle } from '#define/layout/record-title'
import { isId } from '#define/parsing/id'
import { allFieldsOf } from '#define/reading'

type Values = Readonly<Record<string, unknown>>

/** The names of the fields that changed, in the order of the declaration, without a title that only programs read. */
export const changedFields = (resource: AnyResource, changed: Values): string[] =>
  Object.keys(allFieldsOf(resource)).filter(
    (name) => Object.hasOwn(changed, name) && !(name === resource.title && isMadeOfIds(changed[name])),
  )

const isMadeOfIds = (value: unknown): boolean => typeof value === 'string' && value !== '' && !isTitle(value)

/**
 * A record in which the texts of rows name records: an invitee is the id of a user or the address of a guest.
 * @param unknown what stands for a record whose title the reader does not get
 */
export function withNames<Row extends Values>(resource: AnyResource, row: Row, unknown: string): Row {
  const titles = (row['_refs'] ?? {}) as Values
  const named = (value: unknown) =>
    typeof value === 'string' && isId(value) ? String(titles[value] ?? unknown) : value
  const changed = Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => {
    const rows = row[name]
    if (field.kind !== 'listOf' || !Array.isArray(rows)) return []
    const texts = Object.keys(field.fields).filter((inner) => field.fields[inner]?.kind === 'text')
    const namedRows = (rows as Values[]).map((each) => ({
      ...each,
      ...Object.fromEntries(texts.map((inner) => [inner, named(each[inner])])),
    }))
    return [[name, namedRows] as const]
  })
  return { ...row, ...Object.fromEntries(changed) }
}
