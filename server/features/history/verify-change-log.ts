import { createHash } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import type { Queryable } from '#server/base/database'
import type { OpenDatabase } from '#server/db/open-database'
import type { Watch } from '#server/base/progress'

/** Where the change log is broken, and how. */
export interface Broken {
  /**
   * `content`: an entry was altered. `order`: an entry does not follow the previous one of its lane, so entries were
   * removed or inserted. `head`: the lane does not end at its stored head, so its last entries are missing or forged.
   */
  readonly kind: 'content' | 'order' | 'head'
  readonly lane: number
  /** The sequence number in the lane: of the entry, or of the last existing one. */
  readonly sequence: number
  /** The id of the entry; undefined if the lane ends too early. */
  readonly entry?: number
}
export type Verdict =
  | {
      readonly ok: true
      readonly entries: number
      /** A digest of the whole change log so far. Stored elsewhere, it can later prove that nothing was rewritten. */
      readonly digest: string
    }
  | { readonly ok: false; readonly broken: Broken }

const batchSize = 5000
// Far more than any change log needs; each statement reads only one batch.
const limits = { statementMs: 120_000, transactionMs: 6 * 60 * 60 * 1000 }

/** Former names of resources with the present ones, which the entries that were written under them must have. */
const renamedResources = () =>
  Object.values<AnyResource>(app).flatMap(({ name, formerly = [] }) =>
    formerly.map((former) => [former, name] as const),
  )

/** The end of a lane, with its hash in hexadecimal. */
interface End {
  readonly lane: number
  readonly sequence: number
  readonly hash: string
}
type Ends = Map<number, End>

/**
 * Verifies the hash chains of the change log: each entry against its hash and the previous entry, each lane against
 * its stored head. Reads a snapshot in batches, without blocking writers.
 * @returns the first broken entry, otherwise the number of entries.
 */
export const verifyChangeLog = (database: OpenDatabase): Promise<Verdict> =>
  restFrom(database, 0, new Map(), 0)

/**
 * The same in steps with progress, without one long transaction. An apparent break is verified again in a snapshot,
 * since an entry can become visible later than one with a higher id.
 */
export async function verifyInSteps(database: OpenDatabase, watch: Watch): Promise<Verdict> {
  const [last] = await database.query<{ total: number | null }>({
    text: 'select max("id") as "total" from "changes"',
  })
  const ends: Ends = new Map()
  let after = 0
  let entries = 0
  for (;;) {
    const batch = await batchBehind(database, after)
    if (!batch || batch.count < batchSize) break
    if (await brokenIn(database, after, batch.upTo, ends)) return verifyChangeLog(database)
    for (const end of await endsIn(database, after, batch.upTo)) ends.set(end.lane, end)
    after = batch.upTo
    entries += batch.count
    await watch.onProgress({ done: after, total: Math.max(after, last?.total ?? 0) })
  }
  const verdict = await restFrom(database, after, ends, entries)
  return verdict.ok ? verdict : verifyChangeLog(database)
}

/** Verifies the entries after an id and the heads of the lanes, in one snapshot. */
const restFrom = (database: OpenDatabase, from: number, ends: Ends, before: number): Promise<Verdict> =>
  database.transaction(async (tx) => {
    await tx.query({ text: 'set transaction isolation level repeatable read, read only' })
    let [after, entries] = [from, before]
    for (;;) {
      const batch = await batchBehind(tx, after)
      if (!batch) return verdictOn(tx, ends, entries)
      const broken = await brokenIn(tx, after, batch.upTo, ends)
      if (broken) return { ok: false, broken }
      for (const end of await endsIn(tx, after, batch.upTo)) ends.set(end.lane, end)
      after = batch.upTo
      entries += batch.count
    }
  }, limits)

async function batchBehind(
  tx: Queryable,
  after: number,
): Promise<{ upTo: number; count: number } | undefined> {
  const [batch] = await tx.query<{ upTo: number | null; count: number }>({
    name: 'ledger_batch',
    text: `select max("id") as "upTo", count(*) as "count"
      from (select "id" from "changes" where "id" > $1 order by "id" limit ${batchSize}) "_batch"`,
    values: [after],
  })
  return batch && batch.upTo !== null ? { upTo: batch.upTo, count: batch.count } : undefined
}

/**
 * The first entry of a batch that does not follow from the previous one. `ends` are the ends of the lanes before the
 * batch.
 */
async function brokenIn(tx: Queryable, after: number, upTo: number, ends: Ends): Promise<Broken | undefined> {
  const known = [...ends.values()]
  const renamed = renamedResources()
  const [broken] = await tx.query<{ id: number; lane: number; sequence: number; follows: boolean }>({
    name: 'ledger_broken',
    text: `with "_entry" as (
        select c.*, coalesce(c."writtenAs", c."resource") as "_written",
          lag(c."sequence") over "_lane" as "_sequence", lag(c."hash") over "_lane" as "_hash"
        from "changes" c where c."id" > $1 and c."id" <= $2 window "_lane" as (partition by c."lane" order by c."id")
      ), "_checked" as (
        select e."id", e."lane", e."sequence",
          e."sequence" = coalesce(e."_sequence", h."sequence", 0) + 1 as "follows",
          e."resource" = coalesce(n."name", e."_written")
            and e."hash" = change_hash(coalesce(e."_hash", decode(h."hash", 'hex'), ''::bytea), e."sequence", e."at",
            e."operation", e."userId", e."_written", e."record", e."version", e."before", e."after", e."batch") as "intact"
        from "_entry" e left join unnest($3::smallint[], $4::bigint[], $5::text[]) as h("lane", "sequence", "hash")
          on h."lane" = e."lane"
        left join unnest($6::text[], $7::text[]) as n("former", "name") on n."former" = e."_written"
      )
      select "id", "lane", "sequence", "follows" from "_checked" where not ("follows" and "intact") order by "id" limit 1`,
    values: [
      after,
      upTo,
      known.map(({ lane }) => lane),
      known.map(({ sequence }) => sequence),
      known.map(({ hash }) => hash),
      renamed.map(([former]) => former),
      renamed.map(([, name]) => name),
    ],
  })
  if (!broken) return undefined
  const { id, lane, sequence, follows } = broken
  return { kind: follows ? 'content' : 'order', lane, sequence, entry: id }
}

const endsIn = (tx: Queryable, after: number, upTo: number): Promise<End[]> =>
  tx.query<End>({
    name: 'ledger_ends',
    text: `select distinct on ("lane") "lane", "sequence", encode("hash", 'hex') as "hash"
      from "changes" where "id" > $1 and "id" <= $2 order by "lane", "id" desc`,
    values: [after, upTo],
  })

/** Compares the actual ends of the lanes with the stored heads. */
async function verdictOn(tx: Queryable, ends: Ends, entries: number): Promise<Verdict> {
  const stored = await tx.query<End>({
    text: `select "lane", "sequence", encode("hash", 'hex') as "hash" from "change_log_heads" order by "lane"`,
  })
  const lanes = new Map(stored.map((end) => [end.lane, end]))
  for (const lane of [...new Set([...lanes.keys(), ...ends.keys()])].toSorted((a, b) => a - b)) {
    const head = lanes.get(lane)
    const end = ends.get(lane) ?? { lane, sequence: 0, hash: '' }
    if (head?.sequence !== end.sequence || head.hash !== end.hash)
      return { ok: false, broken: { kind: 'head', lane, sequence: end.sequence } }
  }
  const digest = createHash('sha256')
  for (const { lane, sequence, hash } of stored) digest.update(`${lane} ${sequence} ${hash}\n`)
  return { ok: true, entries, digest: digest.digest('hex') }
}
