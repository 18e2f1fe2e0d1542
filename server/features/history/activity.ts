import { defaultSort } from '#define/reading'
import { recordTitle } from '#define/layout/record-title'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { list } from '#server/read/list'
import type { Row } from '#server/read/selection'
import type { OwnRequest } from '#server/write/services/services'

/** One action of a user. Title and key are added if the user may still read the record. */
interface Deed {
  readonly id: number
  readonly at: string
  readonly operation: string
  readonly resource: string
  readonly record: string
}

const max = 20

/**
 * The caller's latest actions from the change log, newest first. For a record that they may not read, without its
 * title.
 * @throws Problem `unauthenticated`.
 */
export async function ownActivity(request: OwnRequest) {
  const { caller, reading } = request
  if (!caller?.userId) throw new Problem({ kind: 'unauthenticated' })
  const deeds = await reading.query<Deed>({
    name: 'activity_of',
    text: `select "id", "at", "operation", "resource", "record" from "changes"
      where "userId" = $1 and "resource" <> 'sessions' order by "id" desc limit ${max}`,
    values: [caller.userId],
  })
  const named = await namesOf(request, caller, deeds)
  return { activity: deeds.map((deed) => ({ ...deed, ...named.get(deed.record) })) }
}

type Named = Readonly<{ title: string | null; key: string | null }>

/** Title and key of the records that the caller may read, with one query per resource. */
async function namesOf({ services: { app }, reading }: OwnRequest, caller: Caller, deeds: readonly Deed[]) {
  const names = new Map<string, Named>()
  const labels = sheetLabels(caller.language)
  for (const name of new Set(deeds.map(({ resource }) => resource))) {
    const resource = app[name]
    if (!resource || resource.managedBy) continue
    const ids = deeds.filter((deed) => deed.resource === name).map(({ record }) => record)
    for (const row of await readable({ app, database: reading, caller }, resource, [...new Set(ids)]))
      names.set(row.id, {
        title: recordTitle(resource, row, labels.untitledWith(resource)) ?? null,
        key: keyOf(resource, row),
      })
  }
  return names
}

function keyOf({ key }: AnyResource, row: Row): string | null {
  const value = key === undefined ? null : row[key]
  return typeof value === 'string' ? value : null
}

async function readable(
  reader: Parameters<typeof list>[0],
  resource: AnyResource,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const query = { where: [], ids, trash: false, tabs: false, sorts: [defaultSort(resource)] }
  try {
    const { rows } = await list(reader, resource, { ...query, page: { kind: 'keyset', limit: max } })
    return rows
  } catch (error) {
    // A user may have changed a resource that they cannot read: through a custom endpoint, or in an earlier role.
    if (error instanceof Problem && error.refusal.kind === 'forbidden') return []
    throw error
  }
}
