import { isDeepStrictEqual } from 'node:util'
import {
  fieldOfTrigger,
  type AnySetting,
  type RecordSetting,
  type RuleEvent,
  type RuleRecords,
} from '#define/views/automation'
import type { AnyResource } from '#define/resource'
import { sql, statement, type SQL } from '#server/db/statement'
import { appOf, type Stored, type Writing } from '../context'
import type { ActiveRule } from './active-rule'
import type { MadeOf } from './causes'
import { happens, type WrittenRecord } from './happens'

/** Maximum number of elements of a list that the change log stores about a rule. */
const maxElements = 20
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
  const rules = await writing.tx.query<StoredRule>(
    statement(
      sql`select *, ${titleOfBy(writing, resource, by)} as "_byTitle" from ${table} where ${sql.identifier(by)} = any(${sql.param(ids)}::uuid[]) and ${sql.identifier(active)} order by "createdAt", "id" limit ${maxRules}`,
    ),
  )
  const made: ActiveRule[] = []
  for (const rule of rules) made.push(await activeRule(writing, resource, ruleRecords, { target, rule }))
  return made
}

interface StoredRule extends Stored {
  readonly _byTitle: string | null
}

/** The title of the record that a rule and the records it applies to share. */
function titleOfBy(writing: Writing, { fields, ruleRecords }: AnyResource, by: string): SQL {
  const field = fields[by]
  const shared = field && 'to' in field ? appOf(writing)[field.to] : undefined
  if (!shared || !ruleRecords) return sql`null`
  const rule = sql`${sql.identifier(ruleRecords.of)}.${sql.identifier(by)}`
  return sql`(select s.${sql.identifier(shared.title)}::text from ${sql.identifier(shared.name)} s where s."id" = ${rule})`
}

/** What the text of a rule without a title is composed of. */
function madeOf({ by, event, set }: RuleRecords, rule: StoredRule): MadeOf {
  const from = Object.values(set).flatMap((setting) => (setting ? [fieldOfSetting(setting)] : []))
  const values = [by, event, ...from].flatMap((name) => {
    const value = rule[name]
    if (value === null || value === undefined || value === false) return []
    if (!Array.isArray(value)) return [[name, value] as const]
    return value.length === 0 ? [] : [[name, value.slice(0, maxElements) as unknown[]] as const]
  })
  return { values: Object.fromEntries(values), by: rule._byTitle ?? '' }
}

/** The field of a rule that says what it sets. */
function fieldOfSetting(setting: RecordSetting): string {
  if ('state' in setting) return setting.when
  if ('now' in setting) return setting.now
  if ('days' in setting) return setting.days
  return 'value' in setting ? setting.value : setting.add
}

interface Recorded {
  readonly target: AnyResource
  readonly rule: StoredRule
}

async function activeRule(
  writing: Writing,
  resource: AnyResource,
  records: RuleRecords,
  { target, rule }: Recorded,
): Promise<ActiveRule> {
  const { by, event, events, maker, set } = records
  const settings: Record<string, AnySetting> = {}
  for (const [name, setting] of Object.entries(set)) {
    const value = setting && (await settingOf(writing, resource, { name, setting }, rule))
    if (value !== undefined) settings[name] = value
  }
  const title = rule[target.title]
  const cause = {
    rule: rule.id,
    ...(typeof title === 'string' ? { title } : { made: madeOf(records, rule) }),
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
