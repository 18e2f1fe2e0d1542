import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { parseContentAddress, type ContentLocation } from './address'

/** An image in formatted text, as the sanitizer writes it. */
const inText = /(<img\b[^<>]*?\ssrc=")(\/api\/contents\/[^"]*)(")/g

const shows = (field: AnyField): boolean =>
  field.kind === 'image' ||
  field.kind === 'file' ||
  field.kind === 'richText' ||
  (field.kind === 'listOf' && mayShow(field.fields))

const showing = new WeakMap<AnyFields, readonly [name: string, field: AnyField][]>()

/** The fields whose values may contain addresses of uploads: few, and every row of a list is searched for them. */
function showingFields(fields: AnyFields): readonly [name: string, field: AnyField][] {
  const known = showing.get(fields)
  if (known) return known
  const found = Object.entries(fields).filter(([, field]) => shows(field))
  showing.set(fields, found)
  return found
}

/** Whether records with these fields may contain addresses of uploads. */
export const mayShow = (fields: AnyFields): boolean => showingFields(fields).length > 0

/**
 * Replaces each address of an upload in the values of fields, including those inside lists and formatted text;
 * returns the same object where there is none.
 */
export function withAddresses<V extends Values>(
  fields: AnyFields,
  values: V,
  replace: Replace,
  path = '',
): V {
  let replaced: Record<string, unknown> | undefined
  for (const [name, field] of showingFields(fields)) {
    if (!Object.hasOwn(values, name)) continue
    const other = replacedIn(field, values[name], replace, `${path}${name}`)
    if (other !== undefined) replaced = { ...replaced, [name]: other }
  }
  return replaced ? { ...values, ...replaced } : values
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

type Replace = (location: ContentLocation, path: string, kind: 'image' | 'file') => string

/** A field's value with its addresses replaced; undefined where it contains none. */
function replacedIn(field: AnyField, value: unknown, replace: Replace, path: string): unknown {
  if (field.kind === 'listOf' && Array.isArray(value) && value.length > 0)
    return value.map((row: unknown, at) =>
      isObject(row) ? withAddresses(field.fields, row, replace, `${path}.${at}.`) : row,
    )
  if (typeof value !== 'string') return undefined
  if (field.kind === 'image' || field.kind === 'file') {
    const location = parseContentAddress(value)
    return location && replace(location, path, field.kind)
  }
  return field.kind === 'richText' && value.includes('/api/contents/')
    ? value.replaceAll(inText, (whole, before: string, address: string, after: string) => {
        const location = parseContentAddress(address.replaceAll('&amp;', '&'))
        return location
          ? `${before}${replace(location, path, 'image').replaceAll('&', '&amp;')}${after}`
          : whole
      })
    : undefined
}

/** Values as records store them: addresses without their signatures. */
export const plainAddresses = <V extends Values>(fields: AnyFields, values: V): V =>
  withAddresses(fields, values, ({ address }) => address)

/** An upload that a value contains the address of, and whether as an image or a file. */
export interface Used {
  readonly id: string
  readonly path: string
  readonly kind: 'image' | 'file'
}

/** The uploads whose addresses are in some values. */
export function uploadsIn(fields: AnyFields, values: Values): Used[] {
  const used: Used[] = []
  withAddresses(fields, values, ({ id, address }, path, kind) => {
    used.push({ id, path, kind })
    return address
  })
  return used
}
