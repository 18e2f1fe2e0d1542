import type { Queryable } from '#server/base/database'
import type { ElectronicParties } from '#server/write/services/electronic'

/** Stores the details of the parties of a document as they are when it is issued. */
export async function freezeParties(
  database: Queryable,
  resource: string,
  record: string,
  parties: ElectronicParties,
): Promise<void> {
  await database.query({
    name: 'document_parties_freeze',
    text: `insert into "document_parties" ("resource", "record", "parties") values ($1, $2, $3::jsonb)
      on conflict ("resource", "record") do update set "parties" = excluded."parties"`,
    values: [resource, record, JSON.stringify(parties)],
  })
}

/** The parties of a document as they were when it was issued; undefined if they were not stored. */
export async function frozenParties(
  database: Queryable,
  resource: string,
  record: string,
): Promise<ElectronicParties | undefined> {
  const [row] = await database.query<{ parties: ElectronicParties }>({
    name: 'document_parties_of',
    text: `select "parties" from "document_parties" where "resource" = $1 and "record" = $2`,
    values: [resource, record],
  })
  return row?.parties
}
