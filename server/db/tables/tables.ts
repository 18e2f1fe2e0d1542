import type { SQL } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { computedOf, fieldOf, filtersOf, sortsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { wordColumns } from './search-words'
import { columnOf, instant, isArray, isTextField, quoted, raw, tsvector } from './columns'
import { orderKeys, sortExpression } from '../order'

type Tables = Record<string, PgTable>
const column = (columns: object, name: string) =>
  (columns as Readonly<Record<string, AnyPgColumn>>)[name] as AnyPgColumn

/**
 * The tables of declared resources that users write to, each with the indexes of its filters, sorts, unique fields
 * and references.
 */
export function tablesOf(app: App): Tables {
  const tables: Tables = {}
  for (const resource of Object.values(app).filter(({ managedBy }) => !managedBy))
    tables[resource.name] = pgTable(resource.name, columnsOf(resource), (table) => [
      ...indexesOf(resource),
      ...singleRefs(resource).map(([name, to]) =>
        foreignKey({
          name: `${resource.name}_${name}_exists`,
          columns: [column(table, name)],
          foreignColumns: [column(tables[to] ?? {}, 'id')],
        }),
      ),
    ])
  return tables
}

const singleRefs = (resource: AnyResource): [name: string, to: string][] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? [[name, field.to] as [string, string]] : [],
  )

function columnsOf(resource: AnyResource): Record<string, PgColumnBuilderBase> {
  const columns: Record<string, PgColumnBuilderBase> = { id: uuid('id').primaryKey() }
  for (const [name, field] of Object.entries({ ...resource.fields, ...computedOf(resource) }))
    columns[name] = columnOf(name, field)
  columns.version = integer('version').notNull()
  columns.createdAt = instant('createdAt').notNull()
  columns.updatedAt = instant('updatedAt').notNull()
  if (resource.trash) columns.deletedAt = instant('deletedAt')
  for (const [name, terms] of wordColumns(resource))
    columns[name] = tsvector(name).generatedAlwaysAs(raw(terms))
  return columns
}

/** The names of the columns of a resource other than its id and its words. */
export function tableColumns(resource: AnyResource): string[] {
  const others = new Set(['id', ...wordColumns(resource).map(([name]) => name)])
  return Object.keys(columnsOf(resource)).filter((name) => !others.has(name))
}

const nameOf = (resource: AnyResource, ...parts: string[]) =>
  [resource.name, ...parts, 'index']
    .join('_')
    .replaceAll(/[^a-zA-Z0-9_]/g, '_')
    .slice(0, 63)

function indexesOf(resource: AnyResource) {
  const live = (built: ReturnType<ReturnType<typeof index>['using']>) =>
    resource.trash ? built.where(raw('"deletedAt" is null')) : built
  const btree = (name: string, ...keys: string[]) =>
    live(index(name).using('btree', ...(keys.map(raw) as [SQL])))
  const gin = (name: string, key: string) => live(index(name).using('gin', raw(key)))
  const fieldNamed = (name: string) => fieldOf(resource, name) as AnyField

  const built = new Map<string, ReturnType<typeof btree>>()
  const add = (name: string, make: (name: string) => ReturnType<typeof btree>) => {
    if (!built.has(name)) built.set(name, make(name))
  }
  for (const name of new Set([...sortsOf(resource), ...filtersOf(resource), ...refsOf(resource)])) {
    const field = fieldNamed(name)
    if (isArray(field)) add(nameOf(resource, name), (made) => gin(made, quoted(name)))
    else add(nameOf(resource, name), (made) => btree(made, ...orderKeys(resource, name)))
    if (isTextField(field) && filtersOf(resource).includes(name))
      add(nameOf(resource, name, 'words'), (made) => gin(made, `words(${quoted(name)})`))
  }
  const { by, from } = resource.exclusive ?? {}
  if (by !== undefined && from !== undefined)
    add(nameOf(resource, by, 'exclusive'), (made) =>
      btree(made, sortExpression(by, fieldNamed(by)), quoted(from)),
    )
  for (const [suffix, key, condition] of exclusiveKeys(resource))
    add(nameOf(resource, suffix), (made) => {
      const keyed = index(made).using('btree', ...(key.map((name) => raw(quoted(name))) as [SQL]))
      return condition === undefined ? live(keyed) : keyed.where(raw(condition))
    })
  for (const [position, { by: order, field, waiting }] of [resource.queue ?? []].flat().entries())
    add(nameOf(resource, 'queue', ...(position === 0 ? [] : [waiting])), (made) =>
      index(made)
        .using('btree', raw(quoted(order)) as SQL, raw('"createdAt"') as SQL)
        .where(raw(`${quoted(field)} = '${waiting}'`)),
    )
  for (const names of lookupsOf(resource))
    add(nameOf(resource, ...names), (made) => btree(made, ...lookupKeys(resource, names)))
  for (const [name] of wordColumns(resource)) add(nameOf(resource, name), (made) => gin(made, quoted(name)))
  return [...built.values(), ...uniques(resource), ...trashIndex(resource)]
}

type ExclusiveKey = readonly [suffix: string, key: readonly string[], condition?: string]

/** What a calendar has as exclusive: its records that are not over, and its series. */
function exclusiveKeys({ views }: AnyResource): ExclusiveKey[] {
  const { exclusive, start = '', end = start, recurrence } = views?.calendar ?? {}
  if (exclusive === undefined) return []
  return [
    ['times', [exclusive, end]],
    ...(recurrence === undefined
      ? []
      : [['repeated', [exclusive], `${quoted(recurrence)} is not null`] as ExclusiveKey]),
  ]
}

const lookupsOf = ({ lookups = [] }: AnyResource) => lookups
const lookupKeys = (resource: AnyResource, names: readonly string[]): string[] => [
  ...names.slice(0, -1).map((name) => sortExpression(name, fieldOf(resource, name))),
  ...orderKeys(resource, names.at(-1) ?? 'id'),
]

const refsOf = (resource: AnyResource) =>
  Object.keys(resource.fields).filter((name) => ['ref', 'refs'].includes(resource.fields[name]?.kind ?? ''))

const uniques = (resource: AnyResource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => 'unique' in field && field.unique)
    .map(([name]) => uniqueIndex(`${resource.name}_${name}_unique`).using('btree', raw(quoted(name)) as SQL))

const trashIndex = (resource: AnyResource) =>
  resource.trash
    ? [
        index(nameOf(resource, 'trash'))
          .using('btree', raw('"deletedAt"'), raw('"id"'))
          .where(raw('"deletedAt" is not null')),
      ]
    : []
