import type { Hono } from 'hono'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { nothing } from '../answers'
import { callerOf, parameter, type Rest } from '../request'
import { stopWork } from '#server/features/work/works'

/** Stops long work after its next step; what was done before stays done. */
export function workRoutes(hono: Hono, rest: Rest): void {
  hono.post('/api/works/:id/stop', async (c) => {
    const caller = await callerOf(rest, c)
    const id = parameter(c, 'id')
    if (!isId(id)) throw invalidField('id', 'format.uuid')
    if (!(await stopWork(rest.services.database, caller, id))) throw new Problem({ kind: 'missing' })
    return nothing(c)
  })
}
