import { config } from 'zod/mini'
import { fieldOfValue } from '#define/field-at'
import type { AnyField, AnyFields } from '#define/kinds'
import { parseValues, type Fault, type Faults, type Parsed, type Values } from '#define/parsing/parse'
import { scaleOf } from '#define/parsing/schema'
import { readDecimal, readMinor, type ReadNumber } from '#money/number-text'
import { changedFieldNames, fromForm, noJson, type FormValues } from '#screens/fields/form-values'

// A strict Content Security Policy forbids creating functions from strings, which zod otherwise does for speed.
config({ jitless: true })

/** What a form is validated against: its fields, initial values, and whether the record exists. */
export interface Checked {
  readonly fields: AnyFields
  readonly mode: 'create' | 'update'
  readonly start: FormValues
  /** The BCP 47 tag of the language in which numbers are typed. */
  readonly locale: string
  /** Whether a field is part of the record with these values; the others are not sent. Default: all are. */
  readonly isShown?: (name: string, values: FormValues) => boolean
}

const pick = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/**
 * Validates a form with the same schema as the server. Of an existing record only changed fields are validated and
 * sent, because unchanged values may be older than a rule.
 */
export function checkForm(checked: Checked, values: FormValues): Parsed<Values> {
  const { fields, mode, start, locale, isShown = () => true } = checked
  const names = mode === 'create' ? Object.keys(fields) : changedFieldNames(fields, start, values)
  const requested = pick(
    fields,
    names.filter((name) => isShown(name, values)),
  )
  const sent = fromForm(requested, values)
  const result = parseValues(requested, sent, mode)
  return result.ok ? result : { ok: false, faults: refine(requested, sent, result.faults, locale) }
}

/** Returns more specific faults than the schema, which sees neither typed digits nor invalid JSON. */
function refine(fields: AnyFields, sent: Values, faults: Faults, locale: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([path, list]) => {
      const field = fieldIn(fields, path)
      const value = path
        .split('.')
        .reduce<unknown>((within, name) => (within as Values | undefined)?.[name], sent)
      return [path, list.map((fault) => (field ? refined(field, value, fault, locale) : fault))]
    }),
  )
}

function refined(field: AnyField, value: unknown, fault: Fault, locale: string): Fault {
  if (value === '') return { key: 'required' }
  if (field.kind === 'json' && value === noJson) return { key: 'format.json' }
  const isTyped = typeof value === 'string' && /^type\.(int|number)$/.test(fault.key)
  const read = isTyped ? readTyped(field, value, locale) : undefined
  if (!read) return fault
  return { key: 'fault' in read ? read.fault : 'scale' }
}

const defaultDigits = 2

function readTyped(field: AnyField, text: string, locale: string): ReadNumber | undefined {
  if (field.kind === 'integer') return readMinor(text, 0, locale)
  if (field.kind === 'decimal') return readDecimal(text, scaleOf(field), locale)
  return field.kind === 'money' ? readMinor(text, defaultDigits, locale) : undefined
}

/** The field at a path of a form: 'lines.0.quantity' is the field `quantity` of the rows of `lines`. */
export const fieldIn = (fields: AnyFields, path: string): AnyField | undefined =>
  fieldOfValue((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined), path)
