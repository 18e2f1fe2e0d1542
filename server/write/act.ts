import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sql } from '../db/statement'
import { forbidden } from '../base/errors/forbidden'
import { requireAllowed } from '../read/access/access-sql'
import type { Row } from '../read/selection'
import { appOf, inTransaction, hooksOf, type Writer } from './context'
import { lockAllowed } from './lock'
import { recordEvent } from './record-event'
import type { Watch } from '../base/progress'
import { inputOfVerb, type ActionRequest } from './action-input'
import { apply } from './update'

function bodyOf(writer: Writer, resource: AnyResource, name: string): (context: unknown) => unknown {
  const body = hooksOf(writer, resource)?.actions?.[name]
  if (!body) throw new Error(`The action ${name} of ${resource.name} has no handler`)
  return body as (context: unknown) => unknown
}

/**
 * Runs a declared action on one record: its handler returns the values that change.
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function actOnRecord(
  writer: Writer,
  resource: AnyResource,
  record: string,
  { name, given, version }: ActionRequest,
): Promise<Row> {
  requireAllowed(appOf(writer), resource, name, writer.caller)
  const input = await inputOfVerb(resource, name, given)
  return inTransaction(writer, async (writing) => {
    const locked = await lockAllowed(writing, resource, record, name, version)
    const values = (await bodyOf(writer, resource, name)({ ...writing, record: locked, input })) as
      Values | undefined
    return apply(writing, resource, {
      operation: name,
      record: locked,
      values: values ?? {},
      rule: sql`true`,
    })
  })
}

/**
 * Runs a declared action that returns an output and does not change the record; it is recorded in the change log.
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function answerOnRecord(
  writer: Writer,
  resource: AnyResource,
  record: string,
  { name, given, version }: ActionRequest,
): Promise<Values> {
  requireAllowed(appOf(writer), resource, name, writer.caller)
  const input = await inputOfVerb(resource, name, given)
  return inTransaction(writer, async (writing) => {
    const locked = await lockAllowed(writing, resource, record, name, version)
    const answer = await bodyOf(writer, resource, name)({ ...writing, record: locked, input })
    await recordEvent(writing, resource, locked.id, name)
    return answer as Values
  })
}

/**
 * Runs a long action on the list: without a transaction, and with reports of its progress.
 * @throws Problem forbidden or invalid.
 */
export async function actAtLength(
  writer: Writer,
  resource: AnyResource,
  { name, given }: ActionRequest,
  watch: Watch,
): Promise<Values> {
  requireAllowed(appOf(writer), resource, name, writer.caller)
  const input = await inputOfVerb(resource, name, given)
  return (await bodyOf(writer, resource, name)({ ...writer, input, watch })) as Values
}

/**
 * Runs a declared action on the list and returns the output of its handler.
 * @throws Problem forbidden or invalid.
 */
export async function actOnList(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
): Promise<Values> {
  const rule = resource.access[writer.caller.role]
  requireAllowed(appOf(writer), resource, name, writer.caller)
  if (typeof rule === 'object' && typeof rule[name] === 'object')
    throw forbidden(resource, writer.caller, name)
  const input = await inputOfVerb(resource, name, given)
  return inTransaction(
    writer,
    async (writing) => (await bodyOf(writer, resource, name)({ ...writing, input })) as Values,
  )
}
