import type { Role } from '#define/access'
import type { Values } from '#define/parsing/parse'
import { isReadable, fieldOf, readableFields, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { noteOf, type ChangeEntry } from '#server/write/change-entries'
import { readableValues } from './readable-values'

/** What the masks of hidden values show of them; null for an empty value. */
export type HiddenValues = Readonly<
  Record<string, { readonly before: string | null; readonly after: string | null }>
>
/** Whether the caller may read the value of a field in an entry in full. */
export type IsClear = (entry: number, field: string) => boolean

export interface ReadableEntry extends ChangeEntry {
  readonly revealed?: readonly string[]
  readonly _masked?: HiddenValues
}

/** An entry as a role may read it: fields without read access are left out, hidden values are masked. */
export function readableEntry(
  resource: AnyResource,
  role: Role,
  entry: ChangeEntry,
  isClear: IsClear = () => false,
): ReadableEntry {
  const note = noteOf(entry)
  if (note) {
    const revealed = (note.fields ?? []).filter((name) => isThere(resource, role, name))
    return { ...entry, before: null, after: null, revealed }
  }
  const [before, after] = [entry.before, entry.after].map((values) => readableValues(resource, role, values))
  const hidden = Object.entries(readableFields(resource, role))
    .filter(([name, field]) => !readsAll(field, role) && (field.personal || !isClear(entry.id, name)))
    .map(([name]) => name)
  const changed = hidden.filter((name) => before?.[name] !== undefined || after?.[name] !== undefined)
  const masked = changed.map((name) => {
    const shows = (values: Values | null | undefined) => shownOf(resource, name, values?.[name])
    return [name, { before: shows(before), after: shows(after) }] as const
  })
  return {
    ...entry,
    before: without(before, changed),
    after: without(after, changed),
    ...(masked.length > 0 && { _masked: Object.fromEntries(masked) }),
  }
}

function isThere(resource: AnyResource, role: Role, name: string): boolean {
  const field = fieldOf(resource, name)
  return field !== undefined && isReadable(field, role)
}

function shownOf(resource: AnyResource, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  const mask = fieldOf(resource, name)?.mask
  return mask && typeof value === 'string' ? value.slice(-mask) : ''
}

const without = (values: Values | null | undefined, names: readonly string[]): Values | null =>
  values
    ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
    : (values ?? null)
