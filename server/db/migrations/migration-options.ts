import { ExpectedError } from '#server/base/expected-error'

/** A column that an option is about: `table.column`. */
interface Named {
  readonly table: string
  readonly column: string
}
export interface Rename extends Named {
  readonly to: string
}
/** A resource with another name: its table, and what is stored about its records. */
export interface TableRename {
  readonly from: string
  readonly to: string
}
export interface Backfill extends Named {
  readonly value: string
}
export interface Replacement extends Named {
  readonly from: string
  readonly to: string
}

/** Decisions that cannot be derived from the declarations alone. */
export interface MigrationOptions {
  readonly renames: readonly Rename[]
  readonly tableRenames: readonly TableRename[]
  /** Columns (`table.column`) or tables (`table`) whose values are deleted. */
  readonly removals: readonly string[]
  readonly backfills: readonly Backfill[]
  readonly replacements: readonly Replacement[]
}

/** The options as they are typed; each may be repeated. */
export interface GivenOptions {
  readonly rename?: readonly string[] | undefined
  readonly remove?: readonly string[] | undefined
  readonly backfill?: readonly string[] | undefined
  readonly replace?: readonly string[] | undefined
}

export const noOptions: MigrationOptions = {
  renames: [],
  tableRenames: [],
  removals: [],
  backfills: [],
  replacements: [],
}

const forms = {
  rename: [/^(\w+)(?:\.(\w+))?:(\w+)$/, 'customers.city:town'],
  remove: [/^(\w+)(?:\.(\w+))?$/, 'customers.city'],
  backfill: [/^(\w+)\.(\w+)=(.*)$/s, 'orders.priority=normal'],
  replace: [/^(\w+)\.(\w+):([^=]+)=(.+)$/, 'tasks.state:old=new'],
} as const

/**
 * Parses the options of `npm run migration -- <name>`.
 * @throws ExpectedError where an option has the wrong form.
 */
export function readOptions(given: GivenOptions): MigrationOptions {
  const renames = partsOf('rename', given.rename)
  return {
    renames: renames.flatMap(([table, column, to]) => (column ? [{ table, column, to }] : [])),
    tableRenames: renames.flatMap(([from, column, to]) => (column ? [] : [{ from, to }])),
    removals: partsOf('remove', given.remove).map(([table, column]) =>
      column ? `${table}.${column}` : table,
    ),
    backfills: partsOf('backfill', given.backfill).map(([table, column, value]) => ({
      table, column, value,
    })),
    replacements: partsOf('replace', given.replace).map(([table, column, from, to]) => ({
      table, column, from, to,
    })),
  }
}

function partsOf(option: keyof typeof forms, given: readonly string[] = []) {
  const [form, example] = forms[option]
  return given.map((text) => {
    const found = form.exec(text)
    if (!found) throw new ExpectedError(`--${option} ${text} is not of the form --${option} ${example}`)
    const [, table = '', column = '', third = '', fourth = ''] = found
    return [table, column, third, fourth] as const
  })
}
