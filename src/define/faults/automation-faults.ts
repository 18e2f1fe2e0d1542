import { isMe } from '../access'
import type { AnyResource, App } from '../any-resource'
import {
  automatedKinds,
  fieldOfTrigger,
  ruleEvents,
  triggerFields,
  type AnyAutomationRule,
  type AnySetting,
  type RuleTrigger,
} from '../views/automation'
import { statesBefore } from '../fields'
import type { AnyField } from '../kinds'
import { isLogged } from '../declaration/logged'
import { parseValues } from '../parsing/parse'
import { movesOf } from '../reading'
import { matchFaults } from './match-faults'

type Named = readonly [name: string, rule: AnyAutomationRule]

/** The faults of the automation rules of a resource, one sentence each. */
export function automationFaults(app: App, resource: AnyResource): string[] {
  const rules = Object.entries(resource.rules ?? {})
  if (rules.length === 0 && !resource.ruleRecords) return []
  if (!isLogged(resource)) return [`${resource.name}: automation rules need records in the change log`]
  return [
    ...rules.flatMap((rule) => ruleFaults(app, resource, rule)),
    ...circleFaults(resource, rules),
    ...recordFaults(app, resource),
  ]
}

/** The fields of rule records must exist, and have the kinds of what they set. */
function recordFaults(app: App, resource: AnyResource): string[] {
  const { ruleRecords } = resource
  if (!ruleRecords) return []
  const { of, by, event, events = {}, active, maker, set } = ruleRecords
  const whose = `${resource.name}: ruleRecords`
  const target = Object.hasOwn(app, of) ? app[of] : undefined
  if (!target) return [`${whose} names ${of}, which is not declared`]
  const kindOf = (name: string) => target.fields[name]?.kind
  const needs = (isTrue: boolean, wrong: string) => (isTrue ? [] : [`${whose}: ${wrong}`])
  return [
    ...needs(isSameKind(resource.fields[by] ?? { kind: 'rank' }, target.fields[by]), `${by} must be in both`),
    ...needs(
      isEvent(target.fields[event], events),
      `${event} must be a choice of ${[...ruleEvents, ...Object.keys(events)].join(', ')} of ${of}`,
    ),
    ...Object.entries(events).flatMap(([name, trigger]) =>
      needs(
        isTriggering(resource.fields[fieldOfTrigger(trigger)], trigger),
        `${name} does not fit its field`,
      ),
    ),
    ...Object.entries(events).flatMap(([name, trigger]) =>
      'passes' in trigger ? conditionFaults(app, resource, trigger, `${whose}: ${name}`) : [],
    ),
    ...needs(kindOf(active) === 'boolean', `${active} must be a boolean of ${of}`),
    ...needs(kindOf(maker) === 'ref', `${maker} must be a reference of ${of}`),
    ...Object.entries(set).flatMap(([name, setting]) => {
      const field = resource.fields[name]
      if (name === by || !field || !setting) return needs(false, `${name} cannot be set`)
      if ('state' in setting)
        return [
          ...needs(kindOf(setting.when) === 'boolean', `${setting.when} must be a boolean of ${of}`),
          ...stateFaults(resource, name, setting.state).map((wrong) => `${whose}: ${wrong}`),
        ]
      if ('now' in setting)
        return needs(kindOf(setting.now) === 'boolean' && field.kind === 'datetime', `${name} cannot be now`)
      if ('days' in setting)
        return needs(kindOf(setting.days) === 'integer' && field.kind === 'date', `${name} has no days`)
      const from = 'add' in setting ? setting.add : setting.value
      return needs(isSameKind(field, target.fields[from]), `${from} does not fit ${name}`)
    }),
  ]
}

/** What a record must meet when a day has passed. */
const conditionFaults = (
  app: App,
  resource: AnyResource,
  { unless, where = {} }: Extract<RuleTrigger, { passes: string }>,
  whose: string,
): string[] => [
  ...(unless === undefined || Object.hasOwn(resource.fields, unless)
    ? []
    : [`${whose}: there is no field ${unless}`]),
  ...matchFaults(app, resource, where, whose),
]

const isEvent = (field: AnyField | undefined, events: object): boolean =>
  field?.kind === 'choice' &&
  field.options.every(
    (option) => (ruleEvents as readonly string[]).includes(option) || Object.hasOwn(events, option),
  )

/** A list of rows that is checked has a boolean in each; elements are gained by other lists. */
function isTriggering(field: AnyField | undefined, trigger: RuleTrigger): boolean {
  if (!field) return false
  if ('gains' in trigger) return isListKind(field)
  if ('passes' in trigger) return field.kind === 'date' || field.kind === 'datetime'
  if ('gets' in trigger) return (automatedKinds as readonly string[]).includes(field.kind)
  return field.kind === 'listOf' && Object.values(field.fields).some(({ kind }) => kind === 'boolean')
}

function ruleFaults(app: App, resource: AnyResource, [name, rule]: Named): string[] {
  const whose = `${resource.name}: the rule ${name}`
  const { when, where = {}, set } = rule
  const { changes } = when
  return [
    ...(Object.keys(when).length === 1 ? [] : [`${whose} needs one of becomes, created and changes`]),
    ...(when.becomes && Object.keys(when.becomes).length === 0 ? [`${whose} becomes nothing`] : []),
    ...(changes === undefined || Object.hasOwn(resource.fields, changes)
      ? []
      : [`${whose}: there is no field ${changes}`]),
    ...matchFaults(app, resource, when.becomes ?? {}, whose),
    ...matchFaults(app, resource, where, whose),
    ...(Object.keys(set).length === 0 ? [`${whose} sets nothing`] : []),
    ...Object.entries(set).flatMap(([field, setting]) =>
      settingFaults(resource, field, setting).map((wrong) => `${whose}: ${wrong}`),
    ),
  ]
}

function settingFaults(resource: AnyResource, name: string, setting: AnySetting | undefined): string[] {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (Object.hasOwn(resource.computed ?? {}, name)) return [`${name} is computed`]
  if (!field) return [`there is no field ${name}`]
  if (!(automatedKinds as readonly string[]).includes(field.kind))
    return [`a rule cannot set ${name}, which is of the kind ${field.kind}`]
  if (field.kind === 'text' && (field.slugOf !== undefined || field.series))
    return [`${name} is set by the server itself`]
  if (field.kind === 'state') return stateFaults(resource, name, setting)
  return isFitting(resource, field, setting) ? [] : [`${name} cannot have the value that is set`]
}

/** A rule can only make a move that a user could take back, and that needs nothing else from them. */
function stateFaults(resource: AnyResource, name: string, setting: AnySetting | undefined): string[] {
  const moves = movesOf(resource).filter(({ field, move }) => field === name && move.to === setting)
  if (moves.length === 0) return [`no move of ${name} leads to the state that is set`]
  const free = moves.filter(({ move }) => !move.final && !move.input && statesBefore(move).length > 0)
  return free.length > 0 ? [] : [`${name} gets there only by a move that is final or has an input`]
}

function isFitting(resource: AnyResource, field: AnyField, setting: AnySetting | undefined): boolean {
  if (setting === undefined) return false
  if (isMe(setting)) return field.kind === 'ref' && field.to === 'users'
  if (typeof setting === 'object' && setting !== null && !Array.isArray(setting)) {
    if ('now' in setting) return field.kind === 'datetime'
    if ('today' in setting) return field.kind === 'date' && Number.isSafeInteger(setting.today)
    if ('add' in setting) return isListKind(field) && isValue(field, setting.add)
    if ('from' in setting) return isSameKind(field, resource.fields[setting.from])
  }
  return isValue(field, setting)
}

const isListKind = ({ kind }: AnyField) => kind === 'tags' || kind === 'refs' || kind === 'choices'
const isValue = (field: AnyField, value: unknown): boolean =>
  parseValues({ value: field }, { value }, 'update').ok
const isSameKind = (field: AnyField, other: AnyField | undefined): boolean =>
  field.kind === other?.kind && (!('to' in field) || ('to' in other && field.to === other.to))

/** Rules that could trigger each other for ever, also by themselves. */
function circleFaults(resource: AnyResource, rules: readonly Named[]): string[] {
  const followers = ([, { set }]: Named) =>
    rules.filter(([, other]) => triggerFields(other).some((field) => Object.hasOwn(set, field)))
  const leadsBack = (start: Named): boolean => {
    const seen = new Set<string>()
    const todo = [...followers(start)]
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (next[0] === start[0]) return true
      if (!seen.has(next[0])) todo.push(...followers(next))
      seen.add(next[0])
    }
    return false
  }
  return rules
    .filter(leadsBack)
    .map(([name]) => `${resource.name}: the rule ${name} would be triggered by its own effect`)
}
