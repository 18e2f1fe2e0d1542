import { isMe } from '#define/access'
import type { AnySetting } from '#define/views/automation'
import { startsFrom } from '#define/fields'
import type { AnyResource } from '#define/resource'
import { parseValues, localDay, type Values } from '#define/parsing/parse'
import { movesOf } from '#define/reading'
import { invalid } from '#server/base/errors/problem'
import { hooksOf, type Writing } from '../context'

/**
 * The values that a rule sets in a record as it is about to be saved. A state is only set where a move leads to it
 * that users could take back; the handler of that move adds its values.
 * @throws Problem invalid where a field does not accept the value.
 */
export async function settingsOf(
  writing: Writing,
  resource: AnyResource,
  { set, isLenient }: Wanted,
  record: Values,
): Promise<Values> {
  const plain: Record<string, unknown> = {}
  let moved: Values = {}
  for (const [name, setting] of Object.entries(set))
    if (resource.fields[name]?.kind === 'state')
      moved = { ...moved, ...(await moveValues(writing, resource, { name, state: setting }, record)) }
    else plain[name] = valueOf(writing, setting, name, record)
  return { ...moved, ...parsed(resource, plain, isLenient) }
}

interface Wanted {
  readonly set: Readonly<Record<string, AnySetting | undefined>>
  /** Whether values that a field does not accept are left out. */
  readonly isLenient: boolean
}

function parsed(resource: AnyResource, given: Values, isLenient: boolean): Values {
  const names = Object.keys(given)
  if (names.length === 0) return {}
  const fields = Object.fromEntries(
    names.flatMap((name) => {
      const field = resource.fields[name]
      return field ? [[name, field]] : []
    }),
  )
  const result = parseValues(fields, given, 'update')
  if (result.ok) return result.value
  if (!isLenient) throw invalid(result.faults)
  const wrong = new Set(Object.keys(result.faults).map((path) => path.split('.')[0]))
  const fitting = Object.entries(given).filter(([name]) => !wrong.has(name))
  return parsed(resource, Object.fromEntries(fitting), false)
}

function valueOf({ now, caller }: Writing, setting: AnySetting | undefined, name: string, record: Values) {
  if (isMe(setting)) return caller.userId
  if (typeof setting !== 'object' || setting === null || Array.isArray(setting)) return setting
  if ('now' in setting) return now()
  if ('today' in setting) return dayAfter(now(), setting.today)
  if ('from' in setting) return record[setting.from]
  if ('add' in setting) return [...new Set([...((record[name] as unknown[] | null) ?? []), ...setting.add])]
  return setting
}

function dayAfter(now: string, days: number): string {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return localDay(day)
}

interface Move {
  readonly name: string
  readonly state: AnySetting | undefined
}

async function moveValues(
  writing: Writing,
  resource: AnyResource,
  { name, state }: Move,
  record: Values,
): Promise<Values> {
  const found = movesOf(resource).find(
    (candidate) =>
      candidate.field === name &&
      candidate.move.to === state &&
      !candidate.move.final &&
      !candidate.move.input &&
      startsFrom(candidate, record),
  )
  if (!found) return {}
  const handler = hooksOf(writing, resource)?.moves?.[found.name]
  const more = (await handler?.({ ...writing, record, input: {} } as never)) as Values | undefined
  return { [name]: state, ...more }
}
