import { createHash } from 'node:crypto'
import type { Queryable } from '#server/base/database'
import type { OpenDatabase } from '#server/db/open-database'
import type { Watch } from '#server/base/progress'

/** Where the ledger is broken, and how. */
export interface Broken {
  /**
   * `content`: an entry is not what was written. `order`: it does not follow the one before it in its lane, so some were
   * taken out or put in. `head`: the lane does not end where its end is kept, so its last entries are gone or forged.
   */
  readonly kind: 'content' | 'order' | 'head'
  readonly lane: number
  /** The place in the lane: of the entry, or the last one there is. */
  readonly sequence: number
  /** The entry's id; there is none where a lane ends too early. */
  readonly entry?: number
}
export type Verdict =
  | {
      readonly ok: true
      readonly entries: number
      /** Stands for everything up to now: kept elsewhere, it shows later that nothing of it was rewritten. */
      readonly digest: string
    }
  | { readonly ok: false; readonly broken: Broken }

const batchSize = 5000
// Far more than any ledger takes; a statement reads one batch alone.
const limits = { statementMs: 120_000, transactionMs: 6 * 60 * 60 * 1000 }

/** The end of a lane, with its hash in hexadecimal. */
interface End {
  readonly lane: number
  readonly sequence: number
  readonly hash: string
}
type Ends = Map<number, End>

/**
 * Checks the ledger's chains: each entry against its hash and the entry before it, each lane against its end. It reads
 * one moment's state, in batches, while others go on writing.
 * @returns the first break in the order of the entries, else how many there are.
 */
export const verifyChangeLog = (database: OpenDatabase): Promise<Verdict> =>
  restFrom(database, 0, new Map(), 0)

/**
 * The same in steps, so that nobody waits for all of it, told to whoever looks on. What looks broken is looked at once
 * more in one moment's state: an entry may come to light later than one that has a higher number.
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

/** What is left behind an entry, and the ends of the lanes, in one moment's state. */
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

/** The first entry of a batch that does not follow from the one before it; the ends are those of the batches before. */
async function brokenIn(tx: Queryable, after: number, upTo: number, ends: Ends): Promise<Broken | undefined> {
  const known = [...ends.values()]
  const [broken] = await tx.query<{ id: number; lane: number; sequence: number; follows: boolean }>({
    name: 'ledger_broken',
    text: `with "_entry" as (
        select c.*, lag(c."sequence") over "_lane" as "_sequence", lag(c."hash") over "_lane" as "_hash"
        from "changes" c where c."id" > $1 and c."id" <= $2 window "_lane" as (partition by c."lane" order by c."id")
      ), "_checked" as (
        select e."id", e."lane", e."sequence",
          e."sequence" = coalesce(e."_sequence", h."sequence", 0) + 1 as "follows",
          e."hash" = change_hash(coalesce(e."_hash", decode(h."hash", 'hex'), ''::bytea), e."sequence", e."at",
            e."operation", e."userId", e."resource", e."record", e."version", e."before", e."after", e."batch") as "intact"
        from "_entry" e left join unnest($3::smallint[], $4::bigint[], $5::text[]) as h("lane", "sequence", "hash")
          on h."lane" = e."lane"
      )
      select "id", "lane", "sequence", "follows" from "_checked" where not ("follows" and "intact") order by "id" limit 1`,
    values: [
      after,
      upTo,
      known.map(({ lane }) => lane),
      known.map(({ sequence }) => sequence),
      known.map(({ hash }) => hash),
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

/** Compares where the lanes end with where they should. */
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
