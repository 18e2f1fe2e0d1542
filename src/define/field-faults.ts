import * as z from 'zod/mini'
import type { AnyResource, App } from './any-resource'
import type { AnyField, AnyFields } from './kinds'
import { inputSchema } from './schema'
import { metaFields } from './values'

/** Names that a record has anyway. */
const taken = new Set<string>([...metaFields, 'deletedAt', 'search'])

/** What is wrong with one field of a resource, as the rest of a sentence that begins with its name. */
export function fieldFaults(app: App, resource: AnyResource, name: string, field: AnyField): string[] {
  const faults = [...nameFaults(name), ...valueFaults(app, field)]
  if ('search' in field && field.search && field.seenBy)
    faults.push('a field that not everybody sees cannot be searched')
  if (field.kind === 'text' && field.slugOf !== undefined && resource.fields[field.slugOf]?.kind !== 'text')
    faults.push('a slug is made of a text field')
  if (field.kind === 'money' && field.currency !== undefined && !isCurrency(resource.fields, field.currency))
    faults.push('its currency is no currency field')
  if (field.kind === 'listOf') faults.push(...rowFaults(app, resource, field.fields))
  return faults
}

const isCurrency = (fields: AnyFields, name: string) => fields[name]?.kind === 'currency'

function nameFaults(name: string): string[] {
  if (taken.has(name)) return ['every record has this already']
  return /^[a-z][a-zA-Z0-9]{0,39}$/.test(name)
    ? []
    : ['a field is called by up to 40 letters and digits, the first one small']
}

function valueFaults(app: App, field: AnyField): string[] {
  const faults: string[] = []
  if ('to' in field && !Object.hasOwn(app, field.to)) faults.push('it refers to no declared resource')
  const isMoment = field.kind === 'date' || field.kind === 'datetime'
  if ('default' in field && field.default !== undefined && !isMoment)
    if (!z.safeParse(inputSchema(field), field.default).success)
      faults.push('its default is no value that it accepts')
  return faults
}

/** Rows are saved, seen and changed as one: what belongs to a record alone has no place in them. */
function rowFaults(app: App, resource: AnyResource, fields: AnyFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const faults = [...nameFaults(name), ...valueFaults(app, field)]
    for (const option of ['seenBy', 'changedBy', 'readOnly', 'search', 'unique', 'slugOf'])
      if (option in field) faults.push(`${option} is said of all rows together, or not at all`)
    if (field.kind === 'state' || field.kind === 'rank' || field.kind === 'listOf')
      faults.push(`rows have no ${field.kind}`)
    if (
      field.kind === 'money' &&
      field.currency !== undefined &&
      !isCurrency(resource.fields, field.currency)
    )
      faults.push('its currency is no currency field of the record')
    return faults.map((wrong) => `${name}: ${wrong}`)
  })
}
