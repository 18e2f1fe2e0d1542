import { randomUUID } from 'node:crypto'
import type { Statement } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { products } from '#resources/shop/products.resource'
import { fieldsRead } from '#screens/list-model/state/fields-read'
import { categoryIds } from './fill'
import type { Insert } from './insert'

export type Aims = { readonly [engine in 'embedded' | 'postgres']?: number }

/** A measured case: a request to the server, and the minimum that a database must do for the same response. */
export interface Case {
  readonly name: string
  /** The targets, as ratios to the bare rate of the engine. */
  readonly aims: Aims
  readonly request: () => { method: string; path: string; body?: string }
  readonly bare: () => Statement[]
}

const columns =
  '"id", "name", "slug", "code", "category", "price", "currency", "cost", "stock", "weight", "colors", "labels", "featured", "availableFrom", "cover", "description", "status", "version", "createdAt", "updatedAt", "deletedAt"'
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** The id of a product that `fill` created. */
const idOf = (number: number) => {
  const hex = (value: number) => value.toString(16).padStart(12, '0')
  const digits = `${hex(1_700_000_000_000 + number)}7000a000${hex(number)}`
  return [0, 8, 12, 16, 20].map((from, index) => digits.slice(from, [8, 12, 16, 20, 32][index])).join('-')
}

/** A page of a list; of a table with no more fields than it shows, of which the bare rate is that of whole rows. */
function list(name: string, fields = ''): Case {
  const where = 'where "category" = $1 and "deletedAt" is null'
  return {
    name,
    aims: { embedded: 3, postgres: 2 },
    request: () => ({
      method: 'GET',
      path: `/api/products?category=${pick(categoryIds)}&_sort=price&_order=desc&_start=0&_end=25${fields}`,
    }),
    bare: () => {
      const values = [pick(categoryIds)]
      return [
        {
          name: 'bare_page',
          text: `select ${columns} from products ${where} order by "price" desc, "createdAt" desc, "id" desc limit 25`,
          values,
        },
        { name: 'bare_count', text: `select count(*) from products ${where}`, values },
      ]
    },
  }
}

function nextPage(count: number, cursors: readonly string[]): Case {
  return {
    name: 'next page by keyset',
    aims: {},
    request: () => ({
      method: 'GET',
      path: `/api/products?_sort=price&_order=desc&limit=25&after=${pick(cursors)}`,
    }),
    bare: () => [
      {
        name: 'bare_next',
        text: `select ${columns} from products where "deletedAt" is null and ("price", "createdAt", "id") < ($1, $2, $3) order by "price" desc, "createdAt" desc, "id" desc limit 25`,
        values: [Math.floor(Math.random() * 100_000), '2026-01-01T00:00:00Z', idOf(count)],
      },
    ],
  }
}

function item(count: number): Case {
  const some = () => idOf(1 + Math.floor(Math.random() * count))
  return {
    name: 'one by id',
    aims: { postgres: 0.5 },
    request: () => ({ method: 'GET', path: `/api/products/${some()}` }),
    bare: () => [
      { name: 'bare_one', text: `select ${columns} from products where "id" = $1`, values: [some()] },
    ],
  }
}

const fresh = () => {
  const code = randomUUID().slice(0, 18)
  return {
    name: `Bench ${code}`,
    code,
    category: pick(categoryIds),
    price: 1999,
    currency: 'EUR',
    stock: 5,
    colors: ['black'],
    labels: ['new'],
    description: '<p>Made for a busy counter, with a keypad that lasts ten million presses.</p>',
  }
}

/** Creates a product; `insert` is the statement that stores it without the server. */
const create = (insert: Insert): Case => ({
  name: 'create',
  aims: { embedded: 0.35, postgres: 0.25 },
  request: () => ({ method: 'POST', path: '/api/products', body: JSON.stringify(fresh()) }),
  bare: () => {
    const now = new Date().toISOString()
    const product = fresh()
    return [insert({ ...product, id: uuid7(), slug: product.code, createdAt: now, updatedAt: now })]
  },
})

/** The cases for that number of products; `cursors` are positions in a list ordered by price, highest first. */
export const casesOf = (count: number, cursors: readonly string[], insert: Insert): Case[] => [
  list('list of 25: filter, sort, total'),
  list('the same with the fields of a table', `&_fields=${fieldsRead(products).join()}`),
  nextPage(count, cursors),
  item(count),
  create(insert),
]
