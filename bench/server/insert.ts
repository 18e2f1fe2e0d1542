import type { Statement } from '#server/base/database'
import type { OpenDatabase } from '#server/db/open'

/** The statement that inserts a product with these values, and a model's values in the other required columns. */
export type Insert = (values: Record<string, unknown>) => Statement

const requiredColumns = `select column_name as name from information_schema.columns
  where table_name = 'products' and is_generated = 'NEVER' and is_nullable = 'NO'`

/** The statement for the current columns of a filled table: a new field needs no change here. */
export async function insertOf(database: OpenDatabase): Promise<Insert> {
  const columns = await database.query<{ name: string }>({ text: requiredColumns })
  const required = columns.map(({ name }) => name)
  const texts = required.map((name) => `"${name}"::text as "${name}"`).join(', ')
  const [model = {}] = await database.query({ text: `select ${texts} from products where "code" = 'MODEL'` })
  return (values) => {
    const names = [...new Set([...required, ...Object.keys(values)])]
    const text = `insert into products (${names.map((name) => `"${name}"`).join(', ')})
      values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`
    return { name: 'bare_insert', text, values: names.map((name) => values[name] ?? model[name]) }
  }
}
