import { createHash } from 'node:crypto'
import { type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Statement } from './database'

export { sql, type SQL } from 'drizzle-orm'

const dialect = new PgDialect()
const mostNames = 400
const seen = new Map<string, string | undefined>()

/** A statement of composed SQL. One that comes again is prepared, so that it is parsed and planned once. */
export function statement(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const name = nameOf(text)
  return name ? { text, values: params, name } : { text, values: params }
}

function nameOf(text: string): string | undefined {
  if (!seen.has(text)) {
    if (seen.size < mostNames) seen.set(text, undefined)
    return undefined
  }
  let name = seen.get(text)
  if (!name) seen.set(text, (name = `s_${createHash('sha1').update(text).digest('base64url')}`))
  return name
}
