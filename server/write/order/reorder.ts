import { laneValue } from '#define/views/board'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { parseValues, type Values } from '#define/parsing/parse'
import { rankOf } from '#define/reading'
import { invalid, invalidField, Problem } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Row } from '#server/read/selection'
import type { Expecting } from '../action-input'
import { CleanInput } from '../values/clean-input'
import { appOf, inTransaction, type Stored, type Writer, type Writing } from '../context'
import { lockAllowed } from '../lock'
import { rankBefore } from './rank-before'
import { advisoryLock } from '../advisory-lock'
import { apply } from '../update'
import { parseInput } from '../values/values'

/** The target of a record: its column, and the record before which it is inserted; without one, at the end. */
interface Target {
  readonly to?: string | null
  readonly beforeId?: string | null
  /** The values of fields by which the board can be grouped. */
  readonly [lane: string]: unknown
}

/**
 * Moves a record: into a column of a board, and before another record where records have ranks. The rank is between
 * those of the current neighbours, even where others move records at the same time.
 * @param given `to`, the id or the option of the column, left out where it does not change; `beforeId`, null for the
 * end; and values of the fields by which the board can be grouped.
 * @throws Problem forbidden, missing, stale or invalid; a state only changes by moves.
 */
export async function reorder(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
  expecting: Expecting = {},
): Promise<Row> {
  const rule = requireAllowed(appOf(writer), resource, 'update', writer.caller)
  const { to, beforeId, ...lanes } = targetOf(resource, given)
  return inTransaction(writer, async (writing) => {
    // Taken before any record is locked, to avoid deadlocks.
    await advisoryLock(writing.tx, `place ${resource.name}`)
    const record = await lockAllowed(writing, resource, name, 'update', expecting.version)
    const column = {
      ...columnValues(writing, resource, record, to),
      ...laneValues(writing, resource, record, lanes),
    }
    const rank = await rankValues(writing, resource, { ...record, ...column } as Stored, beforeId ?? null)
    const values = { ...column, ...rank }
    return apply(writing, resource, { operation: 'update', record, values, rule }).catch(atColumn(resource))
  })
}

function targetOf(resource: AnyResource, given: unknown): Target {
  const fields: Record<string, AnyField> = {
    ...(resource.views?.board && { to: { kind: 'text', optional: true } }),
    ...(rankOf(resource) !== undefined && {
      beforeId: { kind: 'ref', to: resource.name, optional: true },
    }),
  }
  for (const lane of resource.views?.board?.lanes ?? []) {
    const field = resource.fields[lane]
    if (field) fields[lane] = singleOf(field)
  }
  const parsed = parseValues(fields, given ?? {}, 'update')
  if (!parsed.ok) throw invalid(parsed.faults)
  return parsed.value as Target
}

/** The field of one value of a field that may have several. */
function singleOf(field: AnyField): AnyField {
  if (field.kind === 'refs') return { kind: 'ref', to: field.to, optional: true }
  if (field.kind === 'choices') return { kind: 'choice', options: field.options, optional: true }
  return field.kind === 'tags' ? { kind: 'text', optional: true } : field
}

/**
 * The values of lanes, as far as they change and the caller may set them. Of several values the first one is replaced;
 * in the lane of records without a value there is none.
 */
function laneValues(writing: Writing, resource: AnyResource, record: Stored, lanes: Values): Values {
  const changed = Object.entries(lanes)
    .filter(([name, value]) => value !== laneValue(record[name]))
    .map(([name, value]) => [name, withFirst(record[name], value)] as const)
  if (changed.length === 0) return {}
  return parseInput(resource, writing.caller.role, new CleanInput(Object.fromEntries(changed)), 'update')
}

function withFirst(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before)) return value
  return value === null ? [] : [value, ...before.slice(1).filter((other) => other !== value)]
}

/** The values that change where a record is moved to another column. */
function columnValues(writing: Writing, resource: AnyResource, record: Stored, to: Target['to']): Values {
  const by = resource.views?.board?.by
  if (by === undefined || to === undefined || to === null || to === record[by]) return {}
  if (resource.fields[by]?.kind === 'state') throw invalidField('to', 'readOnly')
  try {
    return parseInput(resource, writing.caller.role, new CleanInput({ [by]: to }), 'update')
  } catch (error) {
    return atColumn(resource)(error)
  }
}

/** Reports the faults of the column's field as faults of `to`. */
const atColumn =
  (resource: AnyResource) =>
  (error: unknown): never => {
    const by = resource.views?.board?.by
    if (!(error instanceof Problem) || error.refusal.kind !== 'invalid' || by === undefined) throw error
    const { [by]: faults, ...others } = error.refusal.faults
    throw faults ? invalid({ ...others, to: faults }) : error
  }

async function rankValues(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  beforeId: string | null,
): Promise<Values> {
  const rank = rankOf(resource)
  if (rank === undefined || beforeId === record.id) return {}
  const by = resource.views?.board?.by
  return { [rank]: await rankBefore(writing, resource, { rank, by, record, beforeId }) }
}
