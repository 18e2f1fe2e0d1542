/** The value of existing rows in a new NOT NULL column, by the column's type: the empty value of that type. */
const nothing: readonly (readonly [type: RegExp, value: string])[] = [
  [/\[\]$/, `'{}'`],
  [/^jsonb/, `'[]'`],
  [/^(bigint|integer|numeric)/, '0'],
  [/^boolean/, 'false'],
]

const adding = /^ALTER TABLE ("\w+") ADD COLUMN ("\w+") (.+) NOT NULL;$/

/**
 * A NOT NULL column cannot be added to a table with rows without a value for them. Where the type has an obvious
 * empty value (0, false, an empty list), this is used; other types are left to the author of the migration.
 */
export function fillAdded(statement: string): string {
  const [, table, column, type = ''] = adding.exec(statement) ?? []
  const value = nothing.find(([like]) => like.test(type))?.[1]
  if (table === undefined || value === undefined || /default/i.test(type)) return statement
  return `ALTER TABLE ${table} ADD COLUMN ${column} ${type} DEFAULT ${value} NOT NULL;
--> statement-breakpoint
ALTER TABLE ${table} ALTER COLUMN ${column} DROP DEFAULT;`
}
