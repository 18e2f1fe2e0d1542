import { byKind, type AnyField, type AnyFields, type FieldOf, type KindMap } from '#define/kinds'
import { comparedConditions, fixedConditions } from '#define/references/reference-where'
import { humanize } from '#define/reading'
import type { Stored } from '#server/write/context'
import type { Random } from './random'

/** What a generated value depends on: the field's name, the index of its record, and the records it may refer to. */
export interface Making {
  readonly name: string
  readonly index: number
  readonly random: Random
  readonly now: Date
  /** The records of another resource that already exist. */
  readonly records: (resource: string) => readonly Stored[]
  /** The addresses of the demo files by name; undefined where only values are generated. */
  readonly contents?: ReadonlyMap<string, string>
  /** The values of the record that were made before this one. */
  readonly made?: Readonly<Record<string, unknown>>
}

const vocabulary = [
  'Amber',
  'Harbour',
  'Lantern',
  'Meridian',
  'Northwind',
  'Orchard',
  'Pavilion',
  'Quartz',
  'River',
  'Summit',
]
const day = ({ now, random }: Making, latest = 60) =>
  new Date(now.getTime() + random.whole(-300, latest) * 86_400_000)
const between = (random: Random, { min, max }: { min?: number; max?: number }, limit: number) =>
  random.whole(min ?? 0, Math.min(max ?? limit, Math.max(limit, min ?? 0)))
const some = <T>(random: Random, list: readonly T[]) => list.filter(() => random.next() < 0.4)

/** The records that a reference may lead to, with the values made so far. */
const offeredBy = (field: FieldOf<'ref' | 'refs'>, { records, made = {} }: Making): readonly Stored[] => {
  const conditions = Object.entries({
    ...fixedConditions(field.where),
    ...comparedConditions(field.where, made),
  })
  return records(field.to).filter((record) =>
    conditions.every(([name, wanted]) => [wanted].flat().includes(record[name] as string)),
  )
}

const values: KindMap<unknown, [making: Making]> = {
  text: (field, { name, index, random }) =>
    `${random.pick(vocabulary)} ${humanize(name).toLowerCase()} ${index + 1}`.slice(0, field.max ?? 200),
  richText: (_, { random }) =>
    `<p>${random.pick(vocabulary)} and <strong>${random.pick(vocabulary)}</strong>.</p>`,
  integer: (field, { random }) => between(random, field, 200),
  decimal: (field, { random }) => between(random, field, 500),
  boolean: (_, { random }) => random.next() < 0.5,
  date: ({ max }, making) =>
    day(making, max ? 0 : 60)
      .toISOString()
      .slice(0, 10),
  datetime: (_, making) => day(making).toISOString(),
  choice: (field, { random }) => random.pick(field.options),
  choices: (field, { random }) => {
    const chosen = some(random, field.options)
    return chosen.length >= (field.min ?? 0) ? chosen : field.options.slice(0, field.min)
  },
  tags: (_, { random }) => [
    ...new Set([random.pick(vocabulary).toLowerCase(), random.pick(vocabulary).toLowerCase()]),
  ],
  // The first records that refer to their own resource find none.
  ref: (field, making) => {
    const offered = offeredBy(field, making)
    return offered.length > 0 ? making.random.pick(offered).id : undefined
  },
  refs: (field, making) =>
    some(
      making.random,
      offeredBy(field, making).map(({ id }) => id),
    ).slice(0, 4),
  listOf: (field, making) =>
    Array.from(
      { length: making.random.whole(Math.max(1, field.min ?? 1), Math.min(4, field.max ?? 4)) },
      (_, index) => demoValues(field.fields, { ...making, index }),
    ),
  money: (field, { random }) => between(random, field, 90_000),
  currency: (field, { random }) => random.pick(field.options ?? ['EUR', 'USD', 'GBP', 'CNY']),
  email: (_, { index }) => `person${index + 1}@company.example`,
  url: (_, { index }) => `https://company${index + 1}.example`,
  phone: (_, { random }) => `+4930${random.whole(1_000_000, 9_999_999)}`,
  color: (_, { random }) => `#${random.whole(0, 0xffffff).toString(16).padStart(6, '0')}`,
  country: (_, { random }) => random.pick(['DE', 'CN', 'GB', 'US', 'SG', 'FR', 'NL']),
  rank: () => undefined,
  file: (_, { index }) => `/demo/file-${index + 1}.pdf`,
  image: () => undefined,
  json: (_, { index }) => ({ place: index }),
  state: () => undefined,
}

const isSet = (field: AnyField) =>
  !field.readOnly && !(field.kind === 'text' && field.slugOf) && field.kind !== 'state'

/**
 * Generates values for writable fields. An optional field is sometimes left out; one that starts with a value of the
 * record always, as any other value may not fit it.
 */
export function demoValues(fields: AnyFields, making: Making): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isSet(field) || (field.optional && (field.prefill || making.random.next() < 0.2))) continue
    const value = byKind(values, field, { ...making, name, made: { ...making.made, ...made } })
    if (value !== undefined) made[name] = value
  }
  return made
}
