import type { AnyResource } from '#define'
import { computedOf, type readableFields } from '#define/reading'
import type { AnyField } from '#define/kinds'

type Fields = ReturnType<typeof readableFields>
type Entry = readonly [name: string, field: AnyField]

export interface FieldLayout {
  /** The most important fields: states, computed values, then columns of the list; four at most. */
  readonly lead: readonly Entry[]
  readonly facts: readonly Entry[]
  /** Fields that need the full width. */
  readonly wide: readonly Entry[]
  /** Times of creation and last change. */
  readonly meta: readonly Entry[]
}

const wideKinds = new Set(['richText', 'listOf', 'json', 'image'])
const isWide = (field: AnyField) =>
  wideKinds.has(field.kind) || (field.kind === 'text' && Boolean(field.lines))
const metaNames = new Set(['createdAt', 'updatedAt', 'deletedAt'])
const leads = 4

/** Assigns each field of a record to a part of its page; every shown field is in exactly one part. */
export function fieldLayoutOf(
  resource: AnyResource,
  fields: Fields,
  isShown: (name: string, field: AnyField) => boolean,
  isEmpty: (name: string) => boolean = () => false,
): FieldLayout {
  const shown = Object.entries(fields).filter(([name, field]) => isShown(name, field))
  const meta = shown.filter(([name]) => metaNames.has(name))
  const wide = shown.filter(([, field]) => isWide(field))
  const others = shown.filter(([name, field]) => !metaNames.has(name) && !isWide(field))
  const lead = others
    .map((entry) => ({ entry, weight: weightOf(resource, entry) }))
    .filter(({ entry: [name], weight }) => weight < Infinity && !isEmpty(name))
    .toSorted((item, other) => item.weight - other.weight)
    .slice(0, leads)
    .map(({ entry }) => entry)
  const chosen = new Set(lead.map(([name]) => name))
  return { lead, wide, meta, facts: others.filter(([name]) => !chosen.has(name)) }
}

/** Lower weights come first; fields that are not in the list are not part of the lead. */
function weightOf(resource: AnyResource, [name, field]: Entry): number {
  if (field.kind === 'state') return -2
  const index = resource.columns.indexOf(name)
  if (name in computedOf(resource)) return index < 0 ? resource.columns.length : -1
  return index < 0 ? Infinity : index
}
