import { describe, expect, it } from 'vitest'
import { fieldOf, filtersOf } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { listOf } from './access-contract'
import { errorsOf } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { sharedWorld } from './contract-world'
import { holds, operatorsFor, type Comparison } from '../expected/filter-oracle'
import { each } from '../worlds/lanes'
import type { Stored } from '../worlds/world'

const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'like', 'null', 'nnull', 'between']
const suffixes: Readonly<Record<string, string>> = {
  eq: '',
  ne: '_ne',
  gt: '_gt',
  gte: '_gte',
  lt: '_lt',
  lte: '_lte',
  like: '_like',
}

/** Every declared filter with every operator, flat and nested, finds what plain JavaScript finds in the stored rows. */
export function filterContract(declared: Declared): void {
  const { world, readable } = sharedWorld(declared)
  /** The records that the administrator finds. */
  const alive = (resource: AnyResource) => readable(resource, 'admin')

  const cases = Object.values(declared.app).flatMap((resource) =>
    filtersOf(resource).map((name) => ({
      resource,
      of: resource.name,
      name,
      field: fieldOf(resource, name) as AnyField,
    })),
  )

  it.each(cases)('$of by $name', async ({ resource, name, field }) => {
    const rows = alive(resource)
    const requests = operatorsFor(field).flatMap((op) => comparisons(op, name, rows))
    await each(requests, async (comparison) => {
      const expected = rows.filter((row) => holds(field, row[name], comparison))
      for (const query of queriesOf(name, comparison)) await finds(resource, query, expected)
    })
  })

  it.each(cases)('$of by $name: an unsupported operator is rejected', async ({ resource, name, field }) => {
    const others = operators.filter((item) => !operatorsFor(field).includes(item))
    await each(others, async (op) => {
      const filter = JSON.stringify({ field: name, op, value: [valuesOf(name, alive(resource))[0]] })
      const answer = await ask(resource, `filter=${encodeURIComponent(filter)}`)
      expect(answer.status, filter).toBe(422)
      expect(Object.keys(errorsOf(answer))).toEqual(['filter'])
    })
  })

  describe.each(Object.values(declared.app).filter((resource) => filtersOf(resource).length > 1))(
    '$name',
    (resource) => {
      it('joins comparisons by and, by or, and by both', async () => {
        const rows = alive(resource)
        const [item, two, three] = [0, 1, 2].map((index) => {
          const names = filtersOf(resource).filter((first) => valuesOf(first, rows).length > 0)
          const name = names[index % names.length] as string
          const field = fieldOf(resource, name) as AnyField
          const value = valuesOf(name, rows)[0]
          return {
            given: { field: name, op: 'eq', value },
            holds: (row: Stored) => holds(field, row[name], { op: 'eq', values: [value] }),
          }
        }) as [Part, Part, Part]
        const filters: [unknown, (row: Stored) => boolean][] = [
          [[item.given, two.given], (row) => item.holds(row) && two.holds(row)],
          [{ and: [item.given, two.given] }, (row) => item.holds(row) && two.holds(row)],
          [{ or: [item.given, two.given] }, (row) => item.holds(row) || two.holds(row)],
          [
            { or: [item.given, { and: [two.given, three.given] }] },
            (row) => item.holds(row) || (two.holds(row) && three.holds(row)),
          ],
          [
            { and: [{ or: [item.given, two.given] }, three.given] },
            (row) => (item.holds(row) || two.holds(row)) && three.holds(row),
          ],
          [{ or: [] }, () => false],
          [{ and: [] }, () => true],
          [[], () => true],
        ]
        await each(filters, ([filter, passes]) =>
          finds(resource, `filter=${encodeURIComponent(JSON.stringify(filter))}`, rows.filter(passes)),
        )
      })

      it('returns many records by their ids', async () => {
        const rows = alive(resource).slice(0, 3)
        await finds(resource, rows.map(({ id }) => `id=${id}`).join('&'), rows)
      })
    },
  )

  const ask = (resource: AnyResource, query: string) =>
    world().people.admin.client.get(`/api/${resource.name}?_start=0&_end=1000&${query}`)

  async function finds(resource: AnyResource, query: string, expected: readonly Stored[]): Promise<void> {
    const answer = await ask(resource, query)
    expect(answer.status, `${query}: ${answer.text}`).toBe(200)
    const ids = listOf(answer.body).map(({ id }) => id)
    expect(ids.toSorted(), decodeURIComponent(query)).toEqual(expected.map(({ id }) => id).toSorted())
  }
}

interface Part {
  readonly given: unknown
  readonly holds: (row: Stored) => boolean
}

const isPresent = (value: unknown) => value !== null && value !== undefined

/** Some values of a field in the records: the least, the middle and the greatest. */
function valuesOf(name: string, rows: readonly Stored[]): unknown[] {
  const held = [...new Set(rows.flatMap((row) => row[name]))].filter(isPresent)
  const sorted = held.toSorted((item, other) => ((item as string) < (other as string) ? -1 : 1))
  return [...new Set([sorted[0], sorted[sorted.length >> 1], sorted.at(-1)])].filter(isPresent)
}

function comparisons(op: string, name: string, rows: readonly Stored[]): Comparison[] {
  const values = valuesOf(name, rows)
  if (op === 'null' || op === 'nnull') return [{ op, values: [] }]
  if (values[0] === undefined) return []
  if (op === 'between') return [{ op, values: [values[0], values[1] ?? values[0]] }]
  if (op === 'in' || op === 'nin')
    return [
      { op, values },
      { op, values: [values[0]] },
    ]
  if (op === 'like') return values.map((value) => ({ op, values: [String(value).slice(0, 4)] }))
  return values.map((value) => ({ op, values: [value] }))
}

/** A comparison as flat parameters, if they can express it, and as a nested filter. */
function queriesOf(name: string, { op, values }: Comparison): string[] {
  const isMany = op === 'in' || (values.length > 1 && !['nin', 'between'].includes(op))
  const value = op === 'between' || op === 'nin' || isMany ? values : values[0]
  const nested = `filter=${encodeURIComponent(JSON.stringify({ field: name, op, value }))}`
  const flat = (output: unknown) => encodeURIComponent(String(output))
  if (op === 'in' && values.length > 1)
    return [nested, values.map((item) => `${name}=${flat(item)}`).join('&')]
  const suffix = suffixes[op]
  return suffix === undefined || values.length !== 1
    ? [nested]
    : [nested, `${name}${suffix}=${flat(values[0])}`]
}
