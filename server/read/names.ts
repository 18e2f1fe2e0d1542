import { recordTitle } from '#define/layout/record-title'
import type { AnyResource } from '#define/resource'
import { sheetLabels } from '../base/labels/sheet-labels'
import { sql, statement } from '../db/statement'
import { allowedSql } from './access/access-sql'
import { boundTo } from './access/match'
import type { Reader } from './list'
import { selection, type Row } from './selection'
import { titlesOf } from './titles'

/**
 * How the given records that the caller may read are called, by id: as on screens, so one without a title is called after
 * the records that it refers to ('Draft for Corner Bakery'). Never an id.
 */
export async function namesOf(
  reader: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { app, database, caller } = reader
  const titles = await titlesOf(reader, resource, ids)
  const untitled = ids.filter((id) => !titles.has(id))
  const allowed = allowedSql(app, resource, 'read', caller)
  if (!allowed || untitled.length === 0) return titles
  const rows = await database.query<Row>(
    statement(
      sql`select ${selection(app, resource, caller, resource.columns)} from ${sql.identifier(resource.name)} where "id" = any(${sql.param(untitled)}::uuid[]) and ${boundTo(caller, allowed)}`,
    ),
  )
  const labels = sheetLabels(caller.language)
  const names = rows.map(
    (row) =>
      [
        row.id,
        recordTitle(resource, row, labels.untitledWith(resource)) ?? labels.untitled(resource, true),
      ] as const,
  )
  return new Map([...titles, ...names])
}
