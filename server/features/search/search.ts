import { sql, unprepared } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { armSql } from './arms'
import { factsOf } from './facts'
import type { Question } from './question'

/** A found record, with facts that distinguish it from others with the same title. */
export interface Found {
  readonly resource: string
  readonly id: string
  /** Replaces the id in URLs; null if the id is used. */
  readonly key: string | null
  /** The id of the record on whose screen it is shown, if it has none of its own. */
  readonly shownIn: string | null
  /** Null if it has no title yet. */
  readonly title: string | null
  readonly facts: readonly { readonly field: string; readonly value: unknown }[]
}

interface FoundRow extends Omit<Found, 'facts'> {
  readonly facts: readonly unknown[]
}

/**
 * The records that match the search and that the caller may read, best first: equal titles, titles with this
 * beginning, titles with a word with this beginning, all others. One statement searches all resources.
 */
export async function search(reader: Reader, question: Question): Promise<Found[]> {
  const { text, resources } = question
  const arms = resources.flatMap((resource, index) => armSql(reader, resource, question, index) ?? [])
  if (text === '' || arms.length === 0) return []
  const rows = await reader.database.query<FoundRow>(
    unprepared(
      sql`select "resource", "id", "key", "shownIn", "title", "facts" from (${sql.join(arms, sql` union all `)}) "_found" order by "rank", "place", "at" desc, "id"`,
    ),
  )
  const facts = new Map(resources.map((resource) => [resource.name, factsOf(resource, reader.caller)]))
  return rows.map((row) => ({ ...row, facts: factsFrom(facts.get(row.resource) ?? [], row.facts) }))
}

const factsFrom = (fields: readonly string[], values: readonly unknown[]) =>
  fields.flatMap((field, index) => {
    const value = values[index]
    return value === null || value === undefined || value === '' ? [] : [{ field, value }]
  })
