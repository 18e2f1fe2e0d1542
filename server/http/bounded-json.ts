import { Problem } from '../base/errors/problem'

const megabyte = 1024 * 1024

/**
 * JSON of a value with potentially long lists, serialized record by record, so that it never grows far beyond the
 * limit.
 * @throws Problem `responseTooLarge` if it has more than `maxBytes` bytes.
 */
export function boundedJson(value: unknown, maxBytes: number): string {
  const parts = { texts: [] as string[], left: maxBytes, maxBytes }
  write(value, 3, parts)
  return parts.texts.join('')
}

interface Parts {
  readonly texts: string[]
  left: number
  readonly maxBytes: number
}

/** Serializes a value; lists and objects of the first levels in parts. */
function write(value: unknown, levels: number, parts: Parts): void {
  if (levels > 0 && Array.isArray(value)) return writeList(value, parts)
  if (levels > 0 && isPlainObject(value)) return writeObject(value, levels, parts)
  add(JSON.stringify(value) ?? 'null', parts)
}

function writeList(list: readonly unknown[], parts: Parts): void {
  list.forEach((element, index) => {
    add(index === 0 ? '[' : ',', parts)
    // The elements of a list are records.
    write(element, 0, parts)
  })
  add(list.length === 0 ? '[]' : ']', parts)
}

function writeObject(object: Readonly<Record<string, unknown>>, levels: number, parts: Parts): void {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  entries.forEach(([name, value], index) => {
    add(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`, parts)
    write(value, levels - 1, parts)
  })
  add(entries.length === 0 ? '{}' : '}', parts)
}

function add(text: string, parts: Parts): void {
  parts.left -= Buffer.byteLength(text)
  if (parts.left < 0)
    throw new Problem({ kind: 'responseTooLarge', max: Math.floor(parts.maxBytes / megabyte) })
  parts.texts.push(text)
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
