import type { Role } from '#define/access'
import type { Values } from '#define/parse'
import { exists, fieldOf, seenFields, sees } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { noteOf, type LedgerEntry } from '#server/write/ledger-entries'
import { seenValues } from './seen-values'

/** What the masks of hidden values show of them; null where there was no value. */
export type HiddenValues = Readonly<
  Record<string, { readonly before: string | null; readonly after: string | null }>
>
/** Whether a field's value was there for the caller to read when an entry was written. */
export type IsClear = (entry: number, field: string) => boolean

export interface SeenEntry extends LedgerEntry {
  readonly revealed?: readonly string[]
  readonly _masked?: HiddenValues
}

/** An entry as a role sees it: what does not exist for it is left out, what is hidden from it is masked. */
export function seenEntry(
  resource: AnyResource,
  role: Role,
  entry: LedgerEntry,
  isClear: IsClear = () => false,
): SeenEntry {
  const note = noteOf(entry)
  if (note) {
    const revealed = (note.fields ?? []).filter((name) => isThere(resource, role, name))
    return { ...entry, before: null, after: null, revealed }
  }
  const [before, after] = [entry.before, entry.after].map((values) => seenValues(resource, role, values))
  const hidden = Object.entries(seenFields(resource, role))
    .filter(([name, field]) => !sees(field, role) && (field.personal || !isClear(entry.id, name)))
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
  return field !== undefined && exists(field, role)
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
