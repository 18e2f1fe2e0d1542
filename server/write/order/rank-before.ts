import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Stored, type Writing } from '../context'
import { change } from '../save'

interface RankRequest {
  /** The field of the rank, and that of the columns where the board has any. */
  readonly rank: string
  readonly by: string | undefined
  /** The record, already with its new column. */
  readonly record: Stored
  /** The record before which it is inserted; null for the end. */
  readonly beforeId: string | null
}

/**
 * The rank of a record before another one of its column, or at the end. A record that is already there keeps its
 * rank.
 * @throws Problem invalid where the column has no record with that id that the caller may read.
 */
export async function rankBefore(
  writing: Writing,
  resource: AnyResource,
  requested: RankRequest,
): Promise<string> {
  const { rank, record, beforeId } = requested
  const upper = beforeId === null ? undefined : await neighbour(writing, resource, requested, beforeId)
  const lower = await lastBelow(writing, resource, requested, upper)
  const [from, to] = [lower?.rank ?? null, upper?.rank ?? null]
  if (from !== null && to !== null && from >= to) return amongEqual(writing, resource, requested, from)
  const now = String(record[rank])
  const isThere = (from === null || from < now) && (to === null || now < to)
  return isThere ? now : generateKeyBetween(from, to)
}

interface Ranked {
  readonly id: string
  readonly rank: string
}

const rankSql = ({ rank }: RankRequest): SQL => sql.raw(`${quoted(rank)} collate "C"`)

const others = ({ by, record }: RankRequest): SQL =>
  by === undefined
    ? sql`"id" <> ${record.id}`
    : sql`"id" <> ${record.id} and ${sql.identifier(by)} = ${record[by]}`

const ranked = (resource: AnyResource, requested: RankRequest, more: SQL) =>
  statement(
    sql`select "id", ${sql.identifier(requested.rank)} as "rank" from ${sql.identifier(resource.name)} where ${others(requested)} and ${more}`,
  )

async function neighbour(
  writing: Writing,
  resource: AnyResource,
  requested: RankRequest,
  id: string,
): Promise<Ranked> {
  const seen = allowedSql(appOf(writing), resource, 'read', writing.caller) ?? sql`false`
  const [found] = await writing.tx.query<Ranked>(ranked(resource, requested, sql`"id" = ${id} and ${seen}`))
  if (!found) throw invalidField('beforeId', 'nobody')
  return found
}

/** The record after which it is inserted, whether or not the caller may read it. */
async function lastBelow(
  writing: Writing,
  resource: AnyResource,
  requested: RankRequest,
  upper: Ranked | undefined,
): Promise<Ranked | undefined> {
  const below = upper ? sql`(${rankSql(requested)}, "id") < (${upper.rank}, ${upper.id})` : sql`true`
  const order = sql`order by ${rankSql(requested)} desc, "id" desc limit 1`
  const [found] = await writing.tx.query<Ranked>(ranked(resource, requested, sql`${below} ${order}`))
  return found
}

/**
 * Two records got the same rank independently, and there is no rank between them: the ones after the inserted record
 * get new ranks.
 */
async function amongEqual(
  writing: Writing,
  resource: AnyResource,
  requested: RankRequest,
  equal: string,
): Promise<string> {
  const { rank, beforeId } = requested
  const behind = await writing.tx.query<Stored>(
    statement(
      sql`select * from ${sql.identifier(resource.name)} where ${others(requested)} and ${rankSql(requested)} = ${equal} and "id" >= ${beforeId} order by "id" for update`,
    ),
  )
  const [next] = await writing.tx.query<Ranked>(
    ranked(resource, requested, sql`${rankSql(requested)} > ${equal} order by ${rankSql(requested)} limit 1`),
  )
  const [own = equal, ...keys] = generateNKeysBetween(equal, next?.rank ?? null, behind.length + 1)
  for (const [index, { search: _, ...record }] of behind.entries())
    await change(writing, writing.tx, resource, {
      operation: 'update',
      record: record as Stored,
      values: { [rank]: keys[index] },
      rule: sql`true`,
    })
  return own
}
