import { isDeepStrictEqual } from 'node:util'
import {
  fieldOfTrigger,
  type AnySetting,
  type RecordSetting,
  type RuleEvent,
  type RuleRecords,
} from '#define/automation'
import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { appOf, type Stored, type Writing } from '../context'
import type { ActiveRule } from './active-rule'
import { happens, type WrittenRecord } from './happens'

/** Maximum number of rules that are read for the writes of one statement. */
const maxRules = 500

/**
 * The rules of users that some writes may trigger, in the order of their creation, by one statement. Elements that no
 * longer exist are left out of them.
 */
export async function recordedRules(
  writing: Writing,
  resource: AnyResource,
  writes: readonly WrittenRecord[],
): Promise<ActiveRule[]> {
  const { ruleRecords } = resource
  const target = ruleRecords && appOf(writing)[ruleRecords.of]
  if (!ruleRecords || !target) return []
  const { by, active, events = {} } = ruleRecords
  const concerned = writes.filter(
    (write) =>
      !write.previous ||
      !isDeepStrictEqual(write.previous[by], write.written[by]) ||
      Object.values(events).some((trigger) => happens(resource, trigger, write)),
  )
  const ids = [...new Set(concerned.map(({ written }) => written[by]))].filter((id) => typeof id === 'string')
  if (ids.length === 0) return []
  const table = sql.identifier(target.name)
  const rules = await writing.tx.query<Stored>(
    statement(
      sql`select * from ${table} where ${sql.identifier(by)} = any(${sql.param(ids)}::uuid[]) and ${sql.identifier(active)} order by "createdAt", "id" limit ${maxRules}`,
    ),
  )
  const made: ActiveRule[] = []
  for (const rule of rules) made.push(await activeRule(writing, resource, ruleRecords, { target, rule }))
  return made
}

interface Recorded {
  readonly target: AnyResource
  readonly rule: Stored
}

async function activeRule(
  writing: Writing,
  resource: AnyResource,
  { by, event, events, maker, set }: RuleRecords,
  { target, rule }: Recorded,
): Promise<ActiveRule> {
  const settings: Record<string, AnySetting> = {}
  for (const [name, setting] of Object.entries(set)) {
    const value = setting && (await settingOf(writing, resource, { name, setting }, rule))
    if (value !== undefined) settings[name] = value
  }
  const cause = {
    rule: rule.id,
    title: String(rule[target.title]),
    by: (rule[maker] ?? null) as string | null,
  }
  const of = { [by]: String(rule[by]) }
  const trigger = events?.[String(rule[event])]
  if (trigger) {
    const when = { changes: fieldOfTrigger(trigger) }
    return { rule: { when, where: of, set: settings }, cause, trigger, isLenient: true }
  }
  return {
    rule: { when: { becomes: of }, set: settings },
    cause,
    event: rule[event] as RuleEvent,
    isLenient: true,
  }
}

interface NamedSetting {
  readonly name: string
  readonly setting: RecordSetting
}

async function settingOf(
  writing: Writing,
  resource: AnyResource,
  { name, setting }: NamedSetting,
  rule: Stored,
): Promise<AnySetting | undefined> {
  if ('state' in setting) return rule[setting.when] === true ? setting.state : undefined
  if ('now' in setting) return rule[setting.now] === true ? { now: true } : undefined
  if ('days' in setting) {
    const days = rule[setting.days]
    return typeof days === 'number' ? { today: days } : undefined
  }
  if ('value' in setting) return (rule[setting.value] ?? undefined) as AnySetting | undefined
  const elements = await existing(writing, resource, name, rule[setting.add])
  return elements.length > 0 ? { add: elements } : undefined
}

/** The elements of a list, of references only those to records that exist and are not in the trash. */
async function existing(
  writing: Writing,
  resource: AnyResource,
  name: string,
  value: unknown,
): Promise<readonly string[]> {
  const field = resource.fields[name]
  const elements = (value ?? []) as readonly string[]
  const target = field && 'to' in field ? appOf(writing)[field.to] : undefined
  if (!target || elements.length === 0) return elements
  const alive = target.trash ? sql` and "deletedAt" is null` : sql``
  const rows = await writing.tx.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(target.name)} where "id" = any(${sql.param([...elements])}::uuid[])${alive}`,
    ),
  )
  const found = new Set(rows.map(({ id }) => id))
  return elements.filter((id) => found.has(id))
}
