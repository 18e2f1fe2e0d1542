import { parseArrangedTiles } from '#define/overview/arrangement'
import type { GivenArrangement, OverviewName } from '#define/overview/overview'
import { allowedSql } from '#server/read/access/access-sql'
import { list, type Reader } from '#server/read/list'

/** How the tiles of an overview are arranged for the caller: by themselves, or for everyone. */
export async function arrangementOf(reader: Reader, name: OverviewName): Promise<GivenArrangement | null> {
  const resource = reader.app['arrangements']
  if (!resource || !allowedSql(reader.app, resource, 'read', reader.caller)) return null
  const { rows } = await list(reader, resource, {
    where: [{ field: 'page', op: 'eq', values: [name] }],
    trash: false,
    tabs: false,
    sorts: [{ field: 'updatedAt', order: 'desc' }],
    page: { kind: 'keyset', limit: 2 },
  })
  const isOwn = (row: (typeof rows)[number]) => row['owner'] === reader.caller.userId
  const row = rows.find(isOwn) ?? rows[0]
  const tiles = row && parseArrangedTiles(row['tiles'])
  if (!tiles) return null
  return { id: row.id, version: row.version, own: isOwn(row), shared: row['shared'] === true, tiles }
}
