import { isMe, ruleFor } from '../access'
import type { AnyResource } from '../any-resource'
import type { AnyField } from '../kinds'
import { isBounds, type AnyPresetView, type AnyWanted } from '../lists/preset-view'
import { sortedField } from '../lists/preset-views'
import { fieldOf, filtersOf, sortsOf, viewsOf } from '../reading'

/** The faults of the preset views of a list, one sentence each. */
export const presetViewFaults = (resource: AnyResource): string[] =>
  Object.entries(resource.presetViews ?? {}).flatMap(([name, view]) =>
    [
      ...nameFaults(resource, name, view),
      ...Object.entries(view.where ?? {}).flatMap(([field, wanted]) =>
        wanted === undefined ? [] : conditionFaults(resource, field, wanted),
      ),
      ...columnFaults(resource, view),
    ].map((wrong) => `${resource.name}: the preset view ${name} ${wrong}`),
  )

function nameFaults(resource: AnyResource, name: string, view: AnyPresetView): string[] {
  const unable = (view.for ?? []).filter((role) => ruleFor(resource.access, role, 'read') === false)
  const checks: readonly (readonly [isRight: boolean, wrong: string])[] = [
    [
      /^[a-z][a-zA-Z0-9]{0,39}$/.test(name),
      'needs a name of letters and digits that starts with a lower-case letter',
    ],
    [view.label.trim() !== '', 'needs a label'],
    [resource.routes?.custom !== true, 'needs a list that is no custom page'],
    [viewsOf(resource).includes(view.view ?? 'table'), `opens the ${view.view}, which is not declared`],
    [unable.length === 0, `is for ${unable.join(', ')}, who may not read the list`],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, wrong]) => wrong)
}

function columnFaults(resource: AnyResource, { sort, columns = [] }: AnyPresetView): string[] {
  const unknown = columns.filter((column) => fieldOf(resource, column) === undefined)
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index)
  return [
    ...(sort === undefined || sortsOf(resource).includes(sortedField(sort))
      ? []
      : [`needs the sort ${sort}`]),
    ...unknown.map((column) => `shows ${column}, which is no field`),
    ...twice.map((column) => `shows ${column} twice`),
  ]
}

function conditionFaults(resource: AnyResource, name: string, wanted: AnyWanted): string[] {
  const field = fieldOf(resource, name)
  if (!field) return [`names ${name}, which is no field`]
  return [
    ...(filtersOf(resource).includes(name) ? [] : [`needs the filter ${name}`]),
    ...(fits(field, wanted) ? [] : [`requires ${JSON.stringify(wanted)}, which ${name} cannot be`]),
  ]
}

function fits(field: AnyField, wanted: AnyWanted): boolean {
  if (isMe(wanted)) return (field.kind === 'ref' || field.kind === 'refs') && field.to === 'users'
  if (isBounds(wanted)) return isNumeric(field) && Object.values(wanted).every(Number.isFinite)
  const values = [wanted].flat()
  return values.length > 0 && values.every((value) => isValue(field, value))
}

const isNumeric = ({ kind }: AnyField): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'money'

function isValue(field: AnyField, value: unknown): boolean {
  if (isNumeric(field)) return Number.isFinite(value)
  if (field.kind === 'boolean') return typeof value === 'boolean'
  if (typeof value !== 'string') return false
  if (field.kind === 'state') return field.states.includes(value)
  if (field.kind === 'choices') return field.options.includes(value)
  if (field.kind === 'choice') return field.of !== undefined || field.options.includes(value)
  return field.kind === 'tags' || field.kind === 'currency' || field.kind === 'country'
}
