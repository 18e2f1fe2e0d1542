import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Stored, Writing } from '../context'
import { takeSlug } from './slug'

/** The slugs that a change of other values gives a record. */
export async function newSlugs(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  values: Values,
): Promise<Values> {
  const slugs: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'text' && field.slugOf && values[field.slugOf] !== record[field.slugOf])
      slugs[name] = await takeSlug(writing.tx, resource.name, record.id, String(values[field.slugOf]))
  return slugs
}
