import { findOne } from '#server/read/find-one'
import { ownReader } from '#server/write/services/own-address'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import type { jobs } from '../jobs.resource'
import type { jobCalls } from '../jobs.wire'

interface StoredRows {
  readonly problems: readonly { readonly line?: number; readonly message: string }[]
  readonly failedRows: {
    readonly headers: readonly string[]
    readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  } | null
}

/** The rows of an import that were not stored, each with the reason. */
async function failedRows(request: OwnRequest<typeof jobCalls.failedRows>) {
  const reader = ownReader(request)
  const { id } = await findOne(reader, reader.app.jobs as typeof jobs, request.params.id ?? '')
  const [stored] = await reader.database.query<StoredRows>({
    name: 'jobs_failed_rows',
    text: 'select "problems", "failedRows" from "jobs" where "id" = $1',
    values: [id],
  })
  const reasons = new Map(stored?.problems.map(({ line, message }) => [line, message]))
  const { headers = [], rows = [] } = stored?.failedRows ?? {}
  return {
    headers: [...headers],
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells], message: reasons.get(line) ?? '' })),
  }
}

export const jobsHooks: ResourceHooks<typeof jobs> = { own: { failedRows } }
