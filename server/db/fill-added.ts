/** What old rows hold in a column that is new and never empty, by the column's type: nothing, of its kind. */
const nothing: readonly (readonly [type: RegExp, value: string])[] = [
  [/\[\]$/, `'{}'`],
  [/^jsonb/, `'[]'`],
  [/^(bigint|integer|numeric)/, '0'],
  [/^boolean/, 'false'],
]

const adding = /^ALTER TABLE ("\w+") ADD COLUMN ("\w+") (.+) NOT NULL;$/

/**
 * A column that is never empty cannot be added to a table with rows unless something is said for them. Where the type
 * has an obvious nothing (0, false, an empty list), it is that; other types are left for whoever writes the migration.
 */
export function fillAdded(statement: string): string {
  const [, table, column, type = ''] = adding.exec(statement) ?? []
  const value = nothing.find(([like]) => like.test(type))?.[1]
  if (table === undefined || value === undefined || /default/i.test(type)) return statement
  return `ALTER TABLE ${table} ADD COLUMN ${column} ${type} DEFAULT ${value} NOT NULL;
--> statement-breakpoint
ALTER TABLE ${table} ALTER COLUMN ${column} DROP DEFAULT;`
}
