import type { Hono } from 'hono'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { nothing } from '../answers'
import { callerOf, parameter, type Rest } from '../request'
import { exportFile } from '#server/features/export/export-file'
import { stopJob } from '#server/features/work/jobs'

/** Stops long work after its next step; what was done before stays done. Sends the file of an export. */
export function workRoutes(hono: Hono, rest: Rest): void {
  hono.get('/api/works/:id/file', async (c) => {
    const caller = await callerOf(rest, c)
    const id = parameter(c, 'id')
    if (!isId(id)) throw invalidField('id', 'format.uuid')
    const { app, database } = rest.services
    return exportFile({ app, database, caller }, id)
  })
  hono.post('/api/works/:id/stop', async (c) => {
    const caller = await callerOf(rest, c)
    const id = parameter(c, 'id')
    if (!isId(id)) throw invalidField('id', 'format.uuid')
    if (!(await stopJob(rest.services.database, caller, id))) throw new Problem({ kind: 'missing' })
    return nothing(c)
  })
}
