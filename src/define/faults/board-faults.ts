import type { AnyResource, App } from '../any-resource'
import { columnParts } from '../views/board'
import type { AnyField } from '../kinds'

/** The faults of a declared board and of cascading deletes, one sentence each. */
export function boardFaults(app: App, resource: AnyResource): string[] {
  return [...columnFaults(app, resource), ...whereFaults(resource), ...dependentFaults(app, resource)]
}

const isHidden = (field: AnyField | undefined) => Boolean(field?.readableBy ?? field?.personal)

function columnFaults(app: App, resource: AnyResource): string[] {
  const { board } = resource.views ?? {}
  if (!board) return []
  const by = resource.fields[board.by]
  const rank = board.rank === undefined ? undefined : resource.fields[board.rank]
  const target = by?.kind === 'ref' ? app[by.to] : undefined
  return [
    ...(by?.optional ? ['needs a field that is never empty'] : []),
    ...(rank ? rankFaults(rank, by) : []),
    ...(isHidden(by) || isHidden(rank) ? ['needs fields that every reader of the record may read'] : []),
    ...limitFaults(board.limit, target),
    ...flagFaults(board.finished, target, 'for finished work'),
    ...flagFaults(board.strict, target, 'for refusing cards beyond the limit'),
    ...withinFaults(app, board.within, target),
    ...valueFaults(board.columns ?? {}, target).map((fault) => `shows columns by ${fault}`),
    ...(board.lanes && !rank ? ['with lanes needs a rank'] : []),
    ...(target ? takenNames(target) : []),
  ].map((wrong) => `${resource.name}: a board ${wrong}`)
}

const rankFaults = (rank: AnyField, by: AnyField | undefined): string[] => [
  ...(rank.optional ? ['needs a rank that is never empty'] : []),
  // Dropping a card there is a move of the state, which carries no rank.
  ...(by?.kind === 'state' ? ['by a state cannot have a rank'] : []),
]

const limitFaults = (limit: string | undefined, target: AnyResource | undefined): string[] =>
  limit === undefined || target?.fields[limit]?.kind === 'integer'
    ? []
    : ['needs an integer field of its columns as its limit']

const flagFaults = (flag: string | undefined, target: AnyResource | undefined, why: string): string[] =>
  flag === undefined || target?.fields[flag]?.kind === 'boolean'
    ? []
    : [`needs a boolean field of its columns ${why}`]

const withinFaults = (app: App, within: string | undefined, target: AnyResource | undefined): string[] => {
  if (within === undefined) return []
  const field = target?.fields[within]
  return field?.kind === 'ref' && app[field.to] ? [] : ['needs a reference of its columns to their board']
}

/** A column is sent with properties of its own, which would hide fields of the same name. */
const takenNames = (target: AnyResource): string[] =>
  columnParts
    .filter((name) => name !== 'id' && name !== target.title && Object.hasOwn(target.fields, name))
    .map((name) => `sends ${name} with each column, so ${target.name} cannot have a field of this name`)

const whereFaults = (resource: AnyResource): string[] =>
  valueFaults(resource.views?.board?.where ?? {}, resource).map(
    (fault) => `${resource.name}: views.board.where has ${fault}`,
  )

type Conditions = { readonly [field: string]: string | readonly string[] | undefined }

/** The values of conditions that the states and options of their fields do not have. */
function valueFaults(conditions: Conditions, target: AnyResource | undefined): string[] {
  return Object.entries(conditions).flatMap(([name, values]) => {
    const field = target?.fields[name]
    const known = field?.kind === 'state' ? field.states : field?.kind === 'choice' ? field.options : []
    const unknown = [values ?? []].flat().filter((word) => !known.includes(word))
    return unknown.map((word) => `${name} ${word}, which is not one of its values`)
  })
}

/** Only the record itself goes to the trash, so a cascading delete has nothing to act on. */
function dependentFaults(app: App, resource: AnyResource): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.whenDeleted === 'delete' && app[field.to]?.trash
      ? [`${resource.name}.${name}: whenDeleted: delete has no effect where the record is moved to the trash`]
      : [],
  )
}

/** A cascade to the trash needs a trash on both resources, and `purges` needs a trash. */
export function trashFaults(app: App, resource: AnyResource): string[] {
  const cascades = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.onTrash && !(resource.trash && app[field.to]?.trash)
      ? [`${resource.name}.${name}: onTrash needs a trash on both resources`]
      : [],
  )
  const purges = resource.purges && !resource.trash ? [`${resource.name}: purges needs a trash`] : []
  return [...cascades, ...purges]
}
