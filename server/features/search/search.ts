import { sql, unprepared } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { armSql } from './arms'
import { factsOf } from './facts'
import type { Question } from './question'

/** A record that was found, with what tells it apart from others of its title. */
export interface Found {
  readonly resource: string
  readonly id: string
  /** What stands for it in addresses, where that is not the id. */
  readonly key: string | null
  /** The id of the record on whose screen it is shown, where it has none of its own. */
  readonly shownIn: string | null
  /** Null where it has no title yet. */
  readonly title: string | null
  readonly facts: readonly { readonly field: string; readonly value: unknown }[]
}

interface FoundRow extends Omit<Found, 'facts'> {
  readonly facts: readonly unknown[]
}

/**
 * The records that the caller may read and that have the words, the best first: what is called so, what begins so, what
 * has a word that begins so, everything else. One statement asks for all resources.
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
