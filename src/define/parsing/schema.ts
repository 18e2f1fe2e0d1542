import * as z from 'zod/mini'
import { countries } from '../choices/countries'
import { latestDay } from './latest-day'
import { isRank } from './rank'
import { isRecurrence } from './recurrence'
import { isTimeZone } from './time-zone'
import { byKind, type AnyField, type AnyFields, type KindMap } from '../kinds'

/** The schema of a value in output, and the stricter one of input. */
interface Schemas {
  readonly value: z.ZodMiniType
  readonly input: z.ZodMiniType
}

const both = (schema: z.ZodMiniType): Schemas => ({ value: schema, input: schema })
const described = (schema: z.ZodMiniType, meta: Record<string, unknown>) =>
  schema.register(z.globalRegistry, meta)
const fails = (key: string, isValid: (value: never) => boolean) =>
  z.refine(isValid as (value: unknown) => boolean, { params: { key } })
/** Stored text must not contain NUL or lone surrogates. */
const isWritable = (value: string) => !/[\0\p{Cs}]/u.test(value)
/** One line has no line break and no other control character. */
const isOneLine = (value: string) => !/\p{Cc}/u.test(value)
const areWritable = (value: unknown): boolean => {
  if (typeof value === 'string') return isWritable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isWritable(name) && areWritable(inner))
}
const string = (...checks: Parameters<z.ZodMiniString['check']>): Schemas => ({
  value: z.string(),
  input: z.string().check(z.minLength(1), ...checks, fails('characters', isWritable)),
})
const oneOfOptions = (options: readonly string[]): Schemas => ({
  value: described(z.string(), { enum: [...options] }),
  input: z.enum([...options]),
})
const numeric = (field: { min?: number; max?: number }, whole: boolean): Schemas => {
  const checks = [
    z.gte(field.min ?? -Number.MAX_SAFE_INTEGER),
    z.lte(field.max ?? Number.MAX_SAFE_INTEGER),
  ] as const
  return { value: z.number(), input: (whole ? z.int() : z.number()).check(...checks) }
}
const distinct = fails('twice', (values: unknown[]) => new Set(values).size === values.length)
const many = (item: Schemas, min: number, max: number): Schemas => ({
  value: z.array(item.value),
  input: z.array(item.input).check(z.minLength(min), z.maxLength(max), distinct),
})

/** Text in a fixed format, with an error message of its own. */
const inForm = (form: RegExp, key: string): Schemas => {
  const { value, input } = string(fails(key, (given: string) => form.test(given)))
  return { value, input: described(input, { pattern: form.source }) }
}

const uuid: Schemas = both(z.uuid())
const reference: Schemas = {
  value: z.string(),
  input: z.string().check(
    z.minLength(1),
    z.maxLength(2000),
    fails('characters', isWritable),
    fails('reference', (value: string) => /^(\/(?![/\\])|https:\/\/)\S+$/.test(value)),
  ),
}
/** The digits after the decimal point of a decimal. */
export const scaleOf = (field: { scale?: number }): number => field.scale ?? 2
const fits = (scale: number) =>
  fails(
    'scale',
    (value: number) => Number(value.toFixed(scale)) === value && Math.abs(value) < 10 ** (15 - scale),
  )

/** The most characters of a text or a URL; undefined for other kinds. */
export function maxCharacters(field: AnyField): number | undefined {
  if (field.kind === 'text') return field.max ?? (field.lines ? 10_000 : 255)
  return field.kind === 'url' ? 2000 : undefined
}

/** The most characters of formatted text, tags included. */
export const maxFormatted = (field: { max?: number }): number => field.max ?? 100_000

const formats = { timeZone: fails('timezone', isTimeZone), recurrence: fails('recurrence', isRecurrence) }

const schemas: KindMap<Schemas> = {
  text: (field) =>
    string(
      z.minLength(field.min ?? 1),
      z.maxLength(maxCharacters(field) as number),
      ...(field.lines || field.secret ? [] : [fails('characters', isOneLine)]),
      ...(field.format ? [formats[field.format]] : []),
    ),
  richText: (field) => string(z.maxLength(maxFormatted(field))),
  integer: (field) => numeric(field, true),
  decimal: (field) => {
    const { value, input } = numeric(field, false)
    return { value, input: (input as z.ZodMiniNumber).check(fits(scaleOf(field))) }
  },
  boolean: () => both(z.boolean()),
  date: (field) => ({
    value: z.iso.date(),
    input: z.iso
      .date()
      .check(fails('format.date', hasYear), ...(field.max ? [fails('dayAhead', hasBegun)] : [])),
  }),
  datetime: () => ({
    value: z.iso.datetime(),
    input: z.iso.datetime().check(fails('format.datetime', hasYear)),
  }),
  choice: (field) => oneOfOptions(field.options),
  choices: (field) => many(oneOfOptions(field.options), field.min ?? 0, field.options.length),
  tags: (field) => many(string(z.maxLength(50), fails('characters', isOneLine)), 0, field.max ?? 50),
  ref: () => uuid,
  refs: (field) => many(uuid, field.min ?? 0, 1000),
  listOf: (field) => ({
    value: z.array(valueObject(field.fields, true)),
    input: z
      .array(inputObject(field.fields))
      .check(z.minLength(field.min ?? 0), z.maxLength(field.max ?? 1000)),
  }),
  money: (field) => numeric(field, true),
  currency: (field) =>
    field.options
      ? oneOfOptions(field.options)
      : { value: z.string(), input: z.string().check(z.minLength(1), fails('currency', isCurrency)) },
  email: () => string(z.email(), z.maxLength(254)),
  url: (field) =>
    string(
      z.maxLength(maxCharacters(field) as number),
      fails('url', (value: string) => /^https?:\/\/[^\s/?#]+\S*$/.test(value)),
    ),
  phone: () => inForm(/^\+[1-9]\d{6,14}$/, 'format.phone'),
  color: () => inForm(/^#[0-9a-f]{6}$/, 'format.color'),
  country: () => ({
    value: z.string(),
    input: z.string().check(z.minLength(1), fails('country', isCountry)),
  }),
  rank: () => string(z.maxLength(200), fails('format.regex', isRank)),
  file: () => reference,
  image: () => reference,
  json: () => ({ value: z.json(), input: z.json().check(fails('characters', areWritable)) }),
  state: (field) => oneOfOptions(field.states),
}

/** There is no year 0 in PostgreSQL. */
const hasYear = (value: string) => !value.startsWith('0000')
const hasBegun = (value: string) => value <= latestDay(Date.now())
const known = new Set(countries)
const isCountry = (value: string) => known.has(value)
let written: ReadonlySet<string> | undefined
const isCurrency = (value: string) => (written ??= new Set(currencies())).has(value)

/** Every ISO 4217 code that this runtime can format. */
export const currencies = (): readonly string[] => Intl.supportedValuesOf('currency')

/** The schema of a field's value in a record: its type without its limits, so that an old value stays readable. */
export function valueSchema(field: AnyField): z.ZodMiniType {
  const { value } = byKind(schemas, field)
  return field.optional ? z.nullable(value) : value
}

/** The schema of a field's value in input, after `prepare`. */
export function inputSchema(field: AnyField): z.ZodMiniType {
  const { input } = byKind(schemas, field)
  return field.optional ? z.optional(z.nullable(input)) : mayBeLeftOut(field) ? z.optional(input) : input
}

/** Whether the value may be left out, because a default is filled in. */
export const mayBeLeftOut = (field: AnyField): boolean =>
  (field.kind === 'listOf' && !field.min) ||
  ('default' in field && field.default !== undefined) ||
  ['boolean', 'tags', 'choices', 'refs', 'rank', 'state'].includes(field.kind)

const objectOf = (fields: AnyFields, schema: (field: AnyField) => z.ZodMiniType) =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)])))

/**
 * The schema of output rows; undeclared fields are refused. Inner rows may be older than one of their optional
 * fields, which is then null.
 */
export const valueObject = (fields: AnyFields, isInner = false) =>
  objectOf(fields, (field) =>
    isInner && field.optional ? z._default(valueSchema(field), null) : valueSchema(field),
  )
/** The schema of a new record's values; unknown names are refused. */
export const inputObject = (fields: AnyFields) => objectOf(fields, inputSchema)
/** The schema of an update: any of the fields. */
export const patchObject = (fields: AnyFields) => objectOf(fields, (field) => z.optional(inputSchema(field)))
