import { ExpectedError } from '#server/base/expected-error'

/** `table.column`, and what is said about it. */
interface Named {
  readonly table: string
  readonly column: string
}
export interface Rename extends Named {
  readonly to: string
}
export interface Backfill extends Named {
  readonly value: string
}
export interface Replacement extends Named {
  readonly from: string
  readonly to: string
}

/** What a migration cannot know from the declarations alone. */
export interface MigrationOptions {
  readonly renames: readonly Rename[]
  /** Columns, or tables without a column, whose values are given up. */
  readonly removals: readonly string[]
  readonly backfills: readonly Backfill[]
  readonly replacements: readonly Replacement[]
}

/** The options as they are typed, each any number of times. */
export interface GivenOptions {
  readonly rename?: readonly string[] | undefined
  readonly remove?: readonly string[] | undefined
  readonly backfill?: readonly string[] | undefined
  readonly replace?: readonly string[] | undefined
}

export const noOptions: MigrationOptions = { renames: [], removals: [], backfills: [], replacements: [] }

const forms = {
  rename: [/^(\w+)\.(\w+):(\w+)$/, 'customers.city:town'],
  remove: [/^(\w+)(?:\.(\w+))?$/, 'customers.city'],
  backfill: [/^(\w+)\.(\w+)=(.*)$/s, 'orders.priority=normal'],
  replace: [/^(\w+)\.(\w+):([^=]+)=(.+)$/, 'tasks.state:old=new'],
} as const

/**
 * Reads what is typed behind `npm run migration -- <name>`.
 * @throws ExpectedError where an option is not of its form.
 */
export function readOptions(given: GivenOptions): MigrationOptions {
  return {
    renames: partsOf('rename', given.rename).map(([table, column, to]) => ({ table, column, to })),
    removals: partsOf('remove', given.remove).map(([table, column]) =>
      column ? `${table}.${column}` : table,
    ),
    backfills: partsOf('backfill', given.backfill).map(([table, column, value]) => ({
      ...{ table, column, value },
    })),
    replacements: partsOf('replace', given.replace).map(([table, column, from, to]) => ({
      ...{ table, column, from, to },
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
