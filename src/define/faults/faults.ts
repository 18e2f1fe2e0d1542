import { isMe, matchesIn, plainVerbs, roles, ruleFor, type AnyMatch } from '../access'
import type { AnyResource, App } from '../any-resource'
import { automationFaults } from './automation-faults'
import { isLogged } from '../declaration/logged'
import { boardFaults, trashFaults } from './board-faults'
import { commentFaults } from './comment-faults'
import { statesBefore } from '../fields'
import { exclusiveFaults } from './exclusive-faults'
import { searchGroupFaults } from './search-group-faults'
import { inputFaults, fieldFaults } from './field-faults'
import { layoutFaults } from './layout-faults'
import { matchFaults } from './match-faults'
import { followUpFaults, formerNameFaults, nameFaults } from './name-faults'
import { peopleFaults } from './people-faults'
import { presetViewFaults } from './preset-view-faults'
import { viewFaults } from './view-faults'
import type { AnyField } from '../kinds'
import {
  actionsOf,
  inputFieldsOf,
  computedOf,
  defaultSort,
  fieldsOf,
  movesOf,
  referringField,
  readRuleOf,
  verbsOf,
  type NamedMove,
} from '../reading'

/** The faults of a declaration that types cannot express, one sentence each. */
export function faultsOf(app: App, resource: AnyResource): string[] {
  const fields = { ...fieldsOf(resource), ...computedOf(resource) }
  return [
    ...nameFaults(resource),
    ...formerNameFaults(app, resource),
    ...Object.entries(fields).flatMap(([name, field]) =>
      fieldFaults(app, resource, name, field).map((wrong) => `${resource.name}.${name}: ${wrong}`),
    ),
    ...hiddenFaults(resource),
    ...moveFaults(resource),
    ...verbsOf(resource).flatMap((verb) =>
      inputFaults(app, inputFieldsOf(resource, verb)).map(
        (wrong) => `${resource.name}: the input of ${verb}: ${wrong}`,
      ),
    ),
    ...verbsOf(resource).flatMap((verb) => followUpFaults(app, resource, verb)),
    ...readableByFaults(app, resource),
    ...boardFaults(app, resource),
    ...trashFaults(app, resource),
    ...viewFaults(app, resource),
    ...presetViewFaults(resource),
    ...managedByFaults(resource),
    ...relatedFaults(app, resource),
    ...exclusiveFaults(resource),
    ...searchGroupFaults(resource),
    ...layoutFaults(resource),
    ...accessFaults(app, resource),
    ...commentFaults(app, resource),
    ...peopleFaults(app, resource),
    ...automationFaults(app, resource),
  ]
}

const isHidden = (field: AnyField | undefined) => Boolean(field?.readableBy ?? field?.personal)

/**
 * Title, key, default sort and the fields that a call finds a record by must be readable by every reader of the
 * record.
 */
function hiddenFaults(resource: AnyResource): string[] {
  const by = resource.wire?.one?.by
  const found = by && !isMe(by) ? by.fields : []
  const shown = [...new Set([resource.title, resource.key, defaultSort(resource).field, ...found])]
  const fields = { ...fieldsOf(resource), ...computedOf(resource) }
  const hidden = shown.filter((name) => name !== undefined && isHidden(fields[name]))
  const faults = hidden.map(
    (name) =>
      `${resource.name}.${name}: title, key, default sort and the fields of wire.one must be readable by every reader of the record`,
  )
  const key = resource.key === undefined ? undefined : fields[resource.key]
  if (key && !('unique' in key && key.unique))
    faults.push(`${resource.name}.${resource.key}: the key must be a unique field`)
  return faults
}

/** A related resource must have a filter on its reference to this one. */
function relatedFaults(app: App, resource: AnyResource): string[] {
  const { related = [], layout } = resource
  const timeless = (layout?.relatedByTime ?? []).filter(
    (name) => !related.includes(name) || app[name]?.views?.calendar === undefined,
  )
  const faults = related.flatMap((name) => {
    const other = Object.hasOwn(app, name) ? app[name] : undefined
    if (!other) return [`${resource.name}: related names ${name}, which is not declared`]
    return referringField(other, resource.name) === undefined
      ? [`${resource.name}: related names ${name}, which has no filter that refers to it`]
      : []
  })
  return [
    ...faults,
    ...timeless.map((name) => `${resource.name}: ${name} by time must be related, and have a calendar`),
  ]
}

function moveFaults(resource: AnyResource): string[] {
  const moves = movesOf(resource)
  const names = moves.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const undue = moves.filter(
    ({ move: { due } }) => due && !['date', 'datetime'].includes(fieldsOf(resource)[due.at]?.kind ?? ''),
  )
  return [
    ...twice.map((name) => `${resource.name}: two moves are named ${name}`),
    ...moves.flatMap((item) => whereFaults(resource, item)),
    ...undue.map(({ name }) => `${resource.name}: due.at of ${name} must name a field with a date or a time`),
  ]
}

/** The condition of a move is about states it can start from and fields that exist. */
function whereFaults(resource: AnyResource, { name, move }: NamedMove): string[] {
  return Object.entries(move.where ?? {}).flatMap(([state, match]) => [
    ...(statesBefore(move).includes(state) ? [] : [`${resource.name}: ${name} does not start from ${state}`]),
    ...Object.keys(match ?? {})
      .filter((field) => !Object.hasOwn(resource.fields, field))
      .map((field) => `${resource.name}: the condition of ${name} names ${field}, which is not a field`),
  ])
}

/** Who may read a value must depend on the record alone, so that its history can follow the same rule. */
function readableByFaults(app: App, resource: AnyResource): string[] {
  return Object.entries({ ...fieldsOf(resource), ...computedOf(resource) }).flatMap(([name, field]) =>
    roles.flatMap((role) => {
      const rule = readRuleOf(field, role)
      const where = `${resource.name}.${name}: readableBy ${role}`
      return typeof rule === 'object'
        ? rule.flatMap((match) => ownMatchFaults(app, resource, match, where))
        : []
    }),
  )
}

/** Records that are managed by the change log or the system, or only appended, can only be read. */
function managedByFaults(resource: AnyResource): string[] {
  if (isLogged(resource)) return []
  const written = roles.flatMap((role) =>
    verbsOf(resource)
      .filter((verb) => verb !== 'create' || resource.appended !== 'kept')
      .filter((verb) => verb !== 'read' && actionsOf(resource)[verb]?.on !== 'list')
      .filter(
        (verb) => resource.managedBy === 'changeLog' || (plainVerbs as readonly string[]).includes(verb),
      )
      .filter((verb) => ruleFor(resource.access, role, verb) !== false),
  )
  return [...new Set(written)].map(
    (verb) => `${resource.name}: no role may ${verb} records that the system manages`,
  )
}

function ownMatchFaults(app: App, resource: AnyResource, match: AnyMatch, where: string): string[] {
  const follows = Object.values(match).some(
    (value) => typeof value === 'object' && !Array.isArray(value) && !isMe(value),
  )
  return follows
    ? [`${where}: readableBy can only depend on the record itself`]
    : matchFaults(app, resource, match, where)
}

function accessFaults(app: App, resource: AnyResource): string[] {
  const conditions = Object.entries(actionsOf(resource)).flatMap(([verb, { unless = {} }]) =>
    matchFaults(app, resource, unless, `${resource.name}: ${verb} unless`),
  )
  const rules = roles.flatMap((role) =>
    verbsOf(resource).flatMap((verb) => {
      const rule = ruleFor(resource.access, role, verb)
      if (typeof rule !== 'object') return []
      const where = `${resource.name}: ${role} ${verb}`
      return actionsOf(resource)[verb]?.on === 'list'
        ? [`${where}: access to an action on the list cannot depend on a record`]
        : matchesIn(rule).flatMap((match) => matchFaults(app, resource, match, where))
    }),
  )
  return [...conditions, ...rules]
}
