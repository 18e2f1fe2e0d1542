import { demoValues, type Making } from '../../../server/demo/demo-value'
import type { Demo } from '../../../server/demo/demo'
import { createRandom } from '../../../server/demo/random'
import type { Row } from '../../../server/read/selection'
import type { AnyFields } from '../../../src/define/kinds'
import { changes, fieldsOf } from '../../../src/define/reading'
import type { Role } from '../../../src/define/access'
import type { AnyResource } from '../../../src/define/resource'
import { demos } from '../../../src/resources/demos'
import type { Stored } from './world'

let places = 0

const makingOf = (records: (resource: string) => readonly Stored[], count = Infinity): Making => {
  places++
  return {
    name: '',
    place: places % count,
    random: createRandom(places),
    now: new Date(),
    records: (resource) => records(resource).filter((row) => !row['deletedAt']) as unknown as Row[],
  }
}

/**
 * Values with which a record of a resource can be created, never twice the same; a resource's demo data say what its
 * server half would refuse otherwise.
 */
export function sampleValues(
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
): Record<string, unknown> {
  const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
  const making = makingOf(records, demo?.count)
  return unique(resource, {
    ...demoValues(resource.fields, making),
    ...demo?.record(making).values,
  })
}

/** The same with every optional field filled in that can be. */
export function fullSample(
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
): Record<string, unknown> {
  const full: Record<string, unknown> = {}
  for (const sample of Array.from({ length: 12 }, () => sampleValues(resource, records)))
    for (const [name, value] of Object.entries(sample)) if (value !== null) full[name] = value
  return full
}

/** Demo data name things as people do; here no two records may share a unique value. */
function unique(resource: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const made = { ...values }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!('unique' in field && field.unique) || made[name] === undefined || made[name] === null) continue
    if (field.kind === 'email') made[name] = `sample${places}@samples.example`
    if (field.kind === 'text') made[name] = `S${places}`
    if (field.kind === 'integer') made[name] = places
  }
  return made
}

/** Values for what an action or a call asks. */
export const askedValues = (fields: AnyFields): Record<string, unknown> =>
  demoValues(
    fields,
    makingOf(() => []),
  )

/** The part of some values that a role may set. */
export function settable(
  resource: AnyResource,
  role: Role,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = fieldsOf(resource)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return field !== undefined && changes(field, role)
    }),
  )
}
