import { demoValues, type Making } from '#server/features/demo/demo-value'
import type { Demo } from '#server/features/demo/demo'
import { createRandom } from '#server/features/demo/random'
import type { AnyField, AnyFields } from '#define/kinds'
import { isWritable, fieldsOf, seriesOf } from '#define/reading'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { demos } from '#resources/demos.generated'
import type { Stored } from '../worlds/world'

let positions = 0
let startOfWorld = 0

/** Begins the sequence of random values again: records are the same whatever was made before them. */
export function restartSamples(): void {
  startOfWorld = positions
}

/** The position in the sequence of random values. */
export const samplePosition = (): number => positions - startOfWorld

/** Continues the sequence of random values at a position, as after the samples that were made before it. */
export function continueSamples(position: number): void {
  restartSamples()
  positions += position
}

const makingOf = (records: (resource: string) => readonly Stored[], count = Infinity): Making => {
  positions++
  const position = positions - startOfWorld
  return {
    name: '',
    index: position % count,
    random: createRandom(position),
    now: new Date(),
    records: (resource) => records(resource).filter((row) => !row['deletedAt']),
  }
}

/**
 * Values with which a record of a resource can be created, never the same twice; its demo data provide values that
 * its hooks accept.
 */
export function sampleValues(
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
): Record<string, unknown> {
  const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
  const making = makingOf(records, demo?.count)
  const made = demoValues(resource.fields, making)
  const record = demo?.record(making)
  const received = {
    ...made,
    ...standing(resource, records, { ...record?.values, ...neededOf(resource, record?.set) }),
  }
  return unique(resource, plentiful(resource, { ...received, ...onOneDay(resource) }))
}

/** The values that only the server sets and that no record can be without. */
function neededOf(resource: AnyResource, set: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(
    Object.entries(set).filter(([name]) => {
      const field = resource.fields[name]
      const hasDefault = (field && 'default' in field) || (field?.kind === 'listOf' && !field.min)
      return field?.readOnly && !field.optional && !hasDefault && field.kind !== 'state'
    }),
  )
}

/** Numbers of a series are assigned in the order of their dates: with one date, samples get theirs in any order. */
function onOneDay(resource: AnyResource): Record<string, string> {
  const by = seriesOf(resource)?.series.by
  // Before the other dates of samples, and not too early for the first number.
  const day = new Date(Date.now() - 360 * 86_400_000).toISOString().slice(0, 10)
  return by === undefined ? {} : { [by]: day }
}

/** The amounts that are used up when records of other resources are created. */
const usedUp: Readonly<Record<string, string>> = { products: 'stock', variants: 'stock' }

/** Lists whose rows use up an amount of another record: each row is about as little as possible. */
const using: Readonly<Record<string, string>> = { creditNotes: 'lines' }

/** Raises such an amount so that no number of samples uses it up, in whatever order they are created. */
function plentiful(resource: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const list = using[resource.name]
  if (list && Array.isArray(values[list]))
    return {
      ...values,
      [list]: (values[list] as object[]).map((row) => ({
        ...row,
        quantity: 1,
        unitPrice: 1,
        discount: null,
        discountAmount: null,
      })),
    }
  const name = usedUp[resource.name]
  return name && typeof values[name] === 'number' ? { ...values, [name]: values[name] + 10_000 } : values
}

/** Removes references of demo data to records that do not exist here; generated values take their place. */
function standing(
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'ref' || typeof values[name] !== 'string') continue
    if (!records(field.to).some(({ id }) => id === values[name])) delete values[name]
  }
  return values
}

/** The same with every optional field that can be filled in. */
export const fullSample = (
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
): Record<string, unknown> => filledIn(() => sampleValues(resource, records))

/** Merges a dozen samples: each value that one of them has. */
function filledIn(sample: () => Readonly<Record<string, unknown>>): Record<string, unknown> {
  const full: Record<string, unknown> = {}
  for (const item of Array.from({ length: 12 }, sample))
    for (const [name, value] of Object.entries(item)) if (value !== null) full[name] = value
  return full
}

/** Demo data may repeat values; here unique and exclusive ones are numbered. */
function unique(resource: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const made = { ...values }
  for (const [name, field] of Object.entries(resource.fields)) {
    const isOwn = ('unique' in field && field.unique) || resource.exclusive?.by === name
    if (!isOwn || made[name] === undefined || made[name] === null) continue
    if (field.kind === 'email') made[name] = `sample${positions}@samples.example`
    if (field.kind === 'text') made[name] = `S${positions}`
    if (field.kind === 'integer') made[name] = positions
  }
  return made
}

/**
 * Values for the whole input of an action or a call: without attachments, which must be uploads of the caller, and
 * without rows that refer to records.
 */
export function inputValues(fields: AnyFields): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => !refersInRows(field)))
  return filledIn(() =>
    demoValues(
      given,
      makingOf(() => []),
    ),
  )
}

const refersInRows = (field: AnyField): boolean =>
  field.kind === 'listOf' && Object.values(field.fields).some(({ kind }) => kind === 'file' || kind === 'ref')

/** The values that a role may set. */
export function settable(
  resource: AnyResource,
  role: Role,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = fieldsOf(resource)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return field !== undefined && isWritable(field, role)
    }),
  )
}
