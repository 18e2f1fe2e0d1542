import * as z from 'zod/mini'
import type { AnyResource, App } from '../any-resource'
import { isHue } from '../choices/hues'
import type { AnyField, AnyFields, FieldOf } from '../kinds'
import { filtersOf, isSearched, sortsOf } from '../reading'
import { inputSchema, maxCharacters } from '../parsing/schema'
import { metaFields } from '../values'
import { whereFaults } from './where-faults'

/** Names that every record has already. */
const taken = new Set<string>([...metaFields, 'deletedAt', 'search'])

/** The faults of one field, each as the rest of a sentence that begins with its name. */
export function fieldFaults(app: App, resource: AnyResource, name: string, field: AnyField): string[] {
  return [
    ...nameFaults(name),
    ...formerFaults(resource, name, field),
    ...valueFaults(app, field),
    ...hiddenFaults(resource, name, field),
    ...longFaults(resource, name, field),
    ...kindFaults(app, resource, field),
    ...hueFaults(field),
  ]
}

/** The faults of a field that not every reader may read. */
function hiddenFaults(resource: AnyResource, name: string, field: AnyField): string[] {
  const faults: string[] = []
  if (field.personal && [...(resource.filters ?? []), ...(resource.sorts ?? [])].includes(name))
    faults.push('a personal field cannot be a filter or a sort')
  if (field.mask !== undefined && !['text', 'email', 'phone'].includes(field.kind))
    faults.push('only a text, an email or a phone number can have a mask')
  if (isSearched(field) && (field.readableBy || field.personal))
    faults.push('a field that some readers cannot read cannot be searched')
  return faults
}

/**
 * The most characters of an indexed text: at four bytes each, they fit into an index entry beside the other columns.
 */
const maxIndexed = 500

/** The faults of a long text with a filter, a sort or `unique`, which needs an index over the whole value. */
function longFaults(resource: AnyResource, name: string, field: AnyField): string[] {
  const isIndexed =
    [...filtersOf(resource), ...sortsOf(resource)].includes(name) || ('unique' in field && field.unique)
  return isIndexed && (maxCharacters(field) ?? 0) > maxIndexed
    ? [`a unique field, a filter or a sort has at most ${maxIndexed} characters`]
    : []
}

/** The faults of options that name another field. */
function namingFaults({ fields }: AnyResource, field: AnyField): string[] {
  const isKind = (name: string | undefined, kind: AnyField['kind']) =>
    name === undefined || fields[name]?.kind === kind
  if (field.kind === 'text' && !isKind(field.slugOf, 'text')) return ['slugOf must name a text field']
  if (field.kind === 'datetime' && !isKind(field.wholeDay, 'boolean'))
    return ['wholeDay must name a boolean field']
  return field.kind === 'json' && !isKind(field.fieldsOf, 'choice')
    ? ['fieldsOf must name a choice field']
    : []
}

/** The faults of options that only one kind has. */
function kindFaults(app: App, resource: AnyResource, field: AnyField): string[] {
  const faults = namingFaults(resource, field)
  if (faults.length > 0) return faults
  if (field.kind === 'text' && field.series) return seriesFaults(resource, field)
  if (field.kind === 'money' && field.currency !== undefined && !isCurrency(resource.fields, field.currency))
    return ['currency must name a currency field']
  return field.kind === 'listOf' ? rowFaults(app, resource, field.fields) : []
}

const hueFaults = (field: AnyField): string[] =>
  field.kind === 'choice' && field.swatches && !field.options.every(isHue)
    ? ['the options of a choice with swatches are hues']
    : []

/** The faults of a series number, which only the server assigns. */
function seriesFaults(resource: AnyResource, { unique, readOnly, series }: FieldOf<'text'>): string[] {
  const faults: string[] = []
  if (!unique || !readOnly) faults.push('a series number must be unique and readOnly')
  if (series?.by !== undefined && resource.fields[series.by]?.kind !== 'date')
    faults.push('series.by must name a date field')
  return faults
}

const isCurrency = (fields: AnyFields, name: string) => fields[name]?.kind === 'currency'

function nameFaults(name: string): string[] {
  if (taken.has(name)) return ['every record already has a field of this name']
  return /^[a-z][a-zA-Z0-9]{0,39}$/.test(name)
    ? []
    : ['the name of a field has at most 40 letters and digits and starts with a lower-case letter']
}

/** The faults of a former name: older entries of the history must belong to one field alone. */
function formerFaults({ fields }: AnyResource, name: string, { formerly }: AnyField): string[] {
  if (formerly === undefined) return []
  const sharing = Object.entries(fields).filter(
    ([value, field]) => value !== name && field.formerly === formerly,
  )
  return Object.hasOwn(fields, formerly) || taken.has(formerly) || sharing.length > 0
    ? ['its former name belongs to another field']
    : []
}

function valueFaults(app: App, field: AnyField): string[] {
  const faults: string[] = []
  if ('to' in field && !Object.hasOwn(app, field.to)) faults.push('it must refer to a declared resource')
  faults.push(...whereFaults(app, field))
  const isMoment = field.kind === 'date' || field.kind === 'datetime'
  if (field.kind === 'ref')
    return field.default && field.to !== 'users' ? [...faults, 'me only stands for a user'] : faults
  if ('default' in field && field.default !== undefined && !isMoment)
    if (!z.safeParse(inputSchema(field), field.default).success)
      faults.push('its default is not a valid value')
  return faults
}

/**
 * The faults of the input of a move or an action. It belongs to no record, and every caller who may use the verb
 * reads all of it.
 */
export function inputFaults(app: App, fields: AnyFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const faults = [...nameFaults(name), ...valueFaults(app, field)]
    for (const option of ofRecords)
      if (option in field) faults.push(`${option} is only allowed on fields of a record`)
    if ('where' in field) faults.push('where is only allowed on fields of a record')
    if (field.kind === 'state' || field.kind === 'rank') faults.push(`a ${field.kind} cannot be an input`)
    return faults.map((wrong) => `${name}: ${wrong}`)
  })
}

const ofRecords = [
  'readableBy',
  'personal',
  'writableBy',
  'readOnly',
  'search',
  'unique',
  'slugOf',
  'series',
] as const

/** The kinds of fields of rows that can be searched. */
const searchedInRows = new Set<AnyField['kind']>(['text', 'email', 'phone', 'url'])

/** Rows are saved, read and changed together, so options of single record fields do not apply to them. */
function rowFaults(app: App, resource: AnyResource, fields: AnyFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const faults = [...nameFaults(name), ...valueFaults(app, field)]
    for (const option of ofRecords)
      if (option in field && !(option === 'search' && searchedInRows.has(field.kind)))
        faults.push(`${option} is not allowed on fields of rows`)
    if (field.kind === 'state' || field.kind === 'rank' || field.kind === 'listOf')
      faults.push(`rows cannot have a ${field.kind}`)
    if (
      field.kind === 'money' &&
      field.currency !== undefined &&
      !isCurrency(resource.fields, field.currency)
    )
      faults.push('currency must name a currency field of the record')
    return faults.map((wrong) => `${name}: ${wrong}`)
  })
}
