import { actionsOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import { parseValues, type Values } from '../../src/define/parse'
import { sql } from '../db/statement'
import { invalid, Problem } from '../errors/problem'
import { requireAllowed } from '../read/access-sql'
import type { Row } from '../read/selection'
import { appOf, inTransaction, servingOf, type Writer } from './context'
import { lockAllowed } from './lock'
import { apply, type Expecting } from './update'

function bodyOf(writer: Writer, resource: AnyResource, name: string): (doing: unknown) => unknown {
  const body = servingOf(writer, resource)?.actions?.[name]
  if (!body) throw new Error(`The action ${name} of ${resource.name} has no body`)
  return body as (doing: unknown) => unknown
}

function askedOf(resource: AnyResource, name: string, given: unknown): Values {
  const parsed = parseValues(actionsOf(resource)[name]?.asks ?? {}, given ?? {}, 'create')
  if (!parsed.ok) throw invalid(parsed.faults)
  return parsed.value
}

/** An action as it is asked for: its name, what was answered to its questions, and the version that was seen. */
export interface Asked extends Expecting {
  readonly name: string
  readonly given: unknown
}

/**
 * Does a declared action to one record: its body says which values change.
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function actOnRecord(
  writer: Writer,
  resource: AnyResource,
  record: string,
  { name, given, version }: Asked,
): Promise<Row> {
  requireAllowed(appOf(writer), resource, name, writer.caller)
  const asked = askedOf(resource, name, given)
  return inTransaction(writer, async (writing) => {
    const locked = await lockAllowed(writing, resource, record, name, version)
    const values = (await bodyOf(writer, resource, name)({ ...writing, record: locked, asked })) as
      Values | undefined
    return apply(writing, resource, {
      operation: name,
      record: locked,
      values: values ?? {},
      rule: sql`true`,
    })
  })
}

/** Does a declared action to the resource as a whole; what its body answers is the answer. */
export async function actOnList(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
): Promise<Values> {
  const rule = resource.access[writer.caller.role]
  requireAllowed(appOf(writer), resource, name, writer.caller)
  if (typeof rule === 'object' && typeof rule[name] === 'object')
    throw new Problem({ kind: 'forbidden', verb: name, resource: resource.name })
  const asked = askedOf(resource, name, given)
  return inTransaction(
    writer,
    async (writing) => (await bodyOf(writer, resource, name)({ ...writing, asked })) as Values,
  )
}
