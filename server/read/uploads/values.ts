import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { parseContentAddress, type ContentLocation } from './address'

/** An image in formatted text, as the sanitizer writes it. */
const inText = /(<img\b[^<>]*?\ssrc=")(\/api\/contents\/[^"]*)(")/g

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
  const replaced: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const other = field && replacedIn(field, value, replace, `${path}${name}`)
    if (other !== undefined) replaced[name] = other
  }
  return Object.keys(replaced).length > 0 ? { ...values, ...replaced } : values
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

type Replace = (location: ContentLocation, path: string, kind: 'image' | 'file') => string

/** A field's value with its addresses replaced; undefined where it contains none. */
function replacedIn(field: AnyField, value: unknown, replace: Replace, path: string): unknown {
  if (field.kind === 'listOf' && Array.isArray(value))
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
