import { isDeepStrictEqual } from 'node:util'
import type { AnyMatch } from '#define/access'
import { triggerFields } from '#define/views/automation'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { onBehalfOf } from '#server/base/caller'
import type { Writing } from '../context'
import { requireConditions } from '../values/reference-conditions'
import { holdAll } from '../values/references'
import { differing, withDefaults } from '../values/values'
import type { ActiveRule } from './active-rule'
import type { Cause, Causes } from './causes'
import { happens } from './happens'
import { meeting } from './meeting'
import { recordedRules } from './recorded-rules'
import { settingsOf } from './setting'

/** A write that is about to be saved: the values that it sets, and the record before; undefined for a new one. */
export interface Write {
  readonly values: Values
  readonly previous?: Values | undefined
  /** The field whose day or time has passed, if that is why the record is written. */
  readonly passed?: string | undefined
}
/** What automation rules add to a write: values, and which rule set each of them. */
export interface Effects {
  readonly values: Values
  readonly causes: Causes
}

const nothing: Effects = { values: {}, causes: {} }

/** Whether automation rules may apply to records of a resource. */
export const isAutomated = (resource: AnyResource): boolean =>
  Object.keys(resource.rules ?? {}).length > 0 || resource.ruleRecords !== undefined

/** The causes of those values that are saved as the rules have set them. */
export const causesIn = ({ values, causes }: Effects, saved: Values): Causes =>
  Object.fromEntries(
    Object.entries(causes).filter(
      ([name]) => Object.hasOwn(saved, name) && isDeepStrictEqual(saved[name], values[name]),
    ),
  )

/** The effects of the automation rules on one write. */
export async function automate(writing: Writing, resource: AnyResource, write: Write): Promise<Effects> {
  if (!isAutomated(resource)) return nothing
  const [effects = nothing] = await automateAll(writing, resource, [write])
  return effects
}

/**
 * The effects of the automation rules on writes of records. Each rule applies at most once to a write, in the declared
 * order, to the values that the rules before it have left. Values that the write itself changes are not touched: of a
 * new record those that are not the defaults.
 * @throws Problem invalid where a field does not accept the value that a rule sets.
 */
export async function automateAll(
  writing: Writing,
  resource: AnyResource,
  writes: readonly Write[],
): Promise<Effects[]> {
  if (!isAutomated(resource)) return writes.map(() => nothing)
  const drafts = writes.map((write) => draftOf(writing, resource, write))
  const recorded = await recordedRules(writing, resource, drafts)
  for (const active of [...declaredRules(resource), ...recorded])
    await applyRule(writing, resource, active, drafts)
  await requireReferences(writing, resource, drafts)
  return drafts.map(({ effects, causes }) => ({ values: effects, causes }))
}

/** Rules may refer to records that the caller may not read, which must exist as for any value. */
async function requireReferences(
  writing: Writing,
  resource: AnyResource,
  drafts: readonly Draft[],
): Promise<void> {
  const changed = drafts.filter(({ effects }) => Object.keys(effects).length > 0)
  if (changed.length === 0) return
  const asRule = { ...writing, caller: onBehalfOf(writing.caller) }
  const before = (previous: Values | undefined) => previous && { previous }
  await holdAll(
    asRule,
    resource,
    changed.map(({ effects, previous }) => ({ values: effects, ...before(previous) })),
  )
  await requireConditions(
    asRule,
    resource,
    changed.map(({ current, previous }) => ({ values: current, ...before(previous) })),
  )
}

const declaredRules = (resource: AnyResource): ActiveRule[] =>
  Object.entries(resource.rules ?? {}).map(([name, rule]) => ({ rule, cause: { rule: name } }))

interface Draft {
  readonly previous: Values | undefined
  readonly passed: string | undefined
  /** The record with the values of the write alone. */
  readonly written: Values
  /** The record with the values of the write and those that rules have set. */
  current: Values
  /** The names of the values that the write itself changes. */
  readonly changed: ReadonlySet<string>
  effects: Record<string, unknown>
  causes: Record<string, Cause>
}

function draftOf({ caller }: Writing, resource: AnyResource, { values, previous, passed }: Write): Draft {
  const before = previous ?? withDefaults(resource, {}, caller.userId)
  const written = { ...before, ...values }
  return {
    previous,
    passed,
    written,
    current: written,
    changed: new Set(differing(before, values)),
    effects: {},
    causes: {},
  }
}

async function applyRule(
  writing: Writing,
  resource: AnyResource,
  { rule, cause, event, trigger, isLenient = false }: ActiveRule,
  drafts: readonly Draft[],
): Promise<void> {
  const candidates = drafts.filter(
    (draft) =>
      isAbout(event, draft) && (trigger ? happens(resource, trigger, draft) : mayTrigger(rule, draft)),
  )
  const needed = [rule.where, trigger && 'passes' in trigger ? trigger.where : undefined]
  const triggered = await triggeredBy(writing, resource, { ...rule.when, needed }, candidates)
  for (const draft of triggered) {
    const set = Object.entries(rule.set).filter(([name]) => !draft.changed.has(name))
    const wanted = { set: Object.fromEntries(set), isLenient }
    const values = await settingsOf(writing, resource, wanted, draft.current)
    for (const [name, value] of Object.entries(values)) {
      if (draft.changed.has(name) || isDeepStrictEqual(value, draft.current[name])) continue
      draft.effects[name] = value
      draft.causes[name] = cause
    }
    draft.current = { ...draft.current, ...draft.effects }
  }
}

const isAbout = (event: ActiveRule['event'], { previous }: Draft): boolean =>
  previous ? event !== 'created' : event !== 'moved'

/** Whether a write may trigger a rule, without looking at other records. */
function mayTrigger(rule: ActiveRule['rule'], { previous, current }: Draft): boolean {
  if (rule.when.created) return !previous
  if (!previous) return rule.when.becomes !== undefined
  return triggerFields(rule).some((name) => !isDeepStrictEqual(previous[name], current[name]))
}

interface Conditions {
  readonly becomes?: AnyMatch
  /** What the record must also meet. */
  readonly needed: readonly (AnyMatch | undefined)[]
}

/** Those of some writes that trigger a rule: the condition holds for the values that they leave, and did not before. */
async function triggeredBy(
  writing: Writing,
  resource: AnyResource,
  { becomes, needed }: Conditions,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  if (drafts.length === 0) return []
  let meetingNow = drafts
  for (const match of [becomes, ...needed]) {
    const currents = meetingNow.map(({ current }) => current)
    const holds = match && (await meeting(writing, resource, match, currents))
    if (holds) meetingNow = meetingNow.filter((_, index) => holds[index])
  }
  if (!becomes) return meetingNow
  const changed = meetingNow.filter(({ previous }) => previous)
  const held = await meeting(
    writing,
    resource,
    becomes,
    changed.map(({ previous = {} }) => previous),
  )
  const same = new Set(changed.filter((_, index) => held[index]))
  return meetingNow.filter((draft) => !same.has(draft))
}
