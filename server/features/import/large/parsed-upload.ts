import type { Fault } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { invalid, Problem } from '#server/base/errors/problem'
import type { Writer } from '#server/write/context'
import { fillable } from '../mapping'
import type { Choice, Upload } from './upload-store'

const maxHeaders = 400
const maxHeaderLength = 10_000
const megabyte = 1024 * 1024

type Given = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the database can store a text as JSON. */
const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text)

/**
 * What a client sends about a large file before its parts.
 * @throws Problem `malformed`, or `invalid` at each wrong value.
 */
export function parsedUpload(
  { services, caller }: Writer,
  resource: AnyResource,
  given: unknown,
): Omit<Upload, 'id'> {
  if (!isObject(given)) throw new Problem({ kind: 'malformed' })
  const { name, size, mapping = {}, key, ...others } = given
  const names = Object.keys(fillable(resource, caller.role))
  const fileName = typeof name === 'string' ? name.replace(/\p{Cc}/gu, ' ').trim() : ''
  const found: Readonly<Record<string, Fault | undefined>> = {
    ...Object.fromEntries(
      Object.keys(others)
        .slice(0, 10)
        .map((other) => [other, { key: 'unknown' }]),
    ),
    name: fileName === '' ? { key: 'required' } : undefined,
    size: sizeFault(size, services.importLimits.bytes),
    mapping: isMapping(mapping) ? undefined : { key: 'mapping' },
    key:
      key === undefined || names.includes(key as string)
        ? undefined
        : { key: 'choice', values: { options: names.join(', ') } },
  }
  const faults = Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : []))
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, Fault[]>)
  const choice = { mapping, ...(key !== undefined && { key }) } as Choice
  return { name: fileName.slice(0, 200), size: size as number, choice }
}

function sizeFault(size: unknown, limit: number): Fault | undefined {
  if (!Number.isSafeInteger(size) || (size as number) < 1) return { key: 'type.integer' }
  if ((size as number) <= limit) return undefined
  return { key: 'importBytes', values: { limit: Math.floor(limit / megabyte) } }
}

const isMapping = (mapping: unknown): boolean =>
  isObject(mapping) &&
  Object.keys(mapping).length <= maxHeaders &&
  Object.entries(mapping).every(
    ([header, field]) =>
      header.length <= maxHeaderLength &&
      isStorable(header) &&
      (field === null || (typeof field === 'string' && isStorable(field))),
  )
