import type { AnyResource, App } from '#define'
import { roles, ruleFor } from '#define/access'
import type { AnyField, FieldOf } from '#define/kinds'
import { hasPortraits } from '#define/layout-of'
import { allFieldsOf, fieldOf, listLinksOf, routesOf, viewRoutesOf, viewsOf } from '#define/reading'
import { labelsFrom, type Labels } from '#base/i18n/labels'
import { labels as chineseLabels } from '#locales/cn/app-labels'
import { cn } from '#locales/cn'
import { wholeEnglish } from '#locales/en/whole'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'
import { actionIcons } from '#shell/icons/action-icons.generated'
import { firstIcons } from '#shell/icons/first-icons.generated'
import { placeIcons } from '#shell/icons/place-icons.generated'
import { viewIcons } from '#screens/list-model/view-icons'
import type { PageData, PageTexts } from './page-data'

/** The data of each page that shows a list, by its path. It is computed by the build. */
export function pageDataByPath(): Readonly<Record<string, PageData>> {
  const byHand = new Set<string>(customPages.map(({ path }) => path))
  return Object.fromEntries(
    Object.values(app)
      .filter(({ routes }) => !routes?.custom)
      .flatMap((resource) => {
        const paths = [routesOf(resource).list, ...viewRoutesOf(resource).map(({ path }) => path)]
        const data = pageDataOf(app, resource)
        return paths.filter((path) => !byHand.has(path)).map((path) => [path, data])
      }),
  )
}

/** The data of the list of a resource. */
export const pageDataOf = (declared: App, resource: AnyResource): PageData => ({
  isForAll: roles.every((role) => ruleFor(resource.access, role, 'read') !== false),
  resource: essentials(resource),
  others: Object.fromEntries(othersOf(declared, resource).map((other) => [other.name, reference(other)])),
  icons: Object.fromEntries(iconsOf(resource).map((name) => [name, drawings[name] ?? ''])),
  languages: {
    en: pageTexts(declared, resource, labelsFrom(undefined), wholeEnglish),
    cn: pageTexts(declared, resource, labelsFrom(chineseLabels), cn),
  },
})

const drawings: Readonly<Record<string, string>> = { ...placeIcons, ...actionIcons, ...firstIcons }

/** The icons of the header, and those of the views if there are several. */
const iconsOf = (resource: AnyResource): readonly string[] => [
  ...['list', 'magnifying-glass', 'translate', 'sun', 'moon', 'bell'],
  ...(viewsOf(resource).length > 1 ? viewsOf(resource).map((view) => viewIcons[view]) : []),
]

/** What a list reads of a field. Access is decided by the server alone. */
const fieldOptions = [
  'kind',
  'readableBy',
  'personal',
  'search',
  'scale',
  'stars',
  'bar',
  'wholeDay',
  'recordOf',
  'to',
  'currency',
  'options',
  'states',
  'crop',
] as const

function pruned(field: AnyField): AnyField {
  const known: Readonly<Record<string, unknown>> = { ...field }
  const kept = fieldOptions.filter((name) => known[name] !== undefined).map((name) => [name, known[name]])
  const moves = field.kind === 'state' ? { moves: startsOnly(field.moves) } : {}
  const rows = field.kind === 'listOf' ? { fields: searchedOnly(field) } : {}
  return { ...Object.fromEntries(kept), ...moves, ...rows } as AnyField
}

/** Of the fields of rows only which are searched, which decides whether there is a search. */
const searchedOnly = ({ fields }: FieldOf<'listOf'>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('search' in field ? [[name, pruned(field)]] : [])),
  )

/** Of each move only where it starts, which decides whether a row has a menu. */
const startsOnly = (moves: FieldOf<'state'>['moves']) =>
  Object.fromEntries(Object.entries(moves).map(([name, { from, where }]) => [name, { from, where }]))

/** A resource with no more than what a list reads, and without functions. */
function essentials(resource: AnyResource): AnyResource {
  const { name, order, label, menu, title, key, columns, filters, sorts, sort, sums, tabs, tabSum } = resource
  const { views, trash, routes, compactHead } = resource
  const { summary, compact } = resource.layout ?? {}
  const { list, board } = resource.wire ?? {}
  const actions = Object.entries(resource.actions ?? {}).map(([action, { on }]) => [action, { on }])
  const computed = Object.entries(resource.computed ?? {}).map(([field, [shape]]) => [field, [pruned(shape)]])
  const fields = Object.entries(resource.fields).map(([field, shape]) => [field, pruned(shape)])
  return JSON.parse(
    JSON.stringify({
      ...{ name, order, label, menu, title, key, columns, filters, sorts, sort, sums, tabs, tabSum },
      ...(summary || compact ? { layout: { summary, compact } } : {}),
      ...{ views, trash, routes, compactHead },
      fields: Object.fromEntries(fields),
      ...(computed.length > 0 && { computed: Object.fromEntries(computed) }),
      ...(actions.length > 0 && { actions: Object.fromEntries(actions) }),
      ...((list ?? board) && { wire: { list, board } }),
      access: {},
    }),
  ) as AnyResource
}

/** A resource that records of a list refer to: enough to link to one of its records, with the initials of a person. */
function reference(resource: AnyResource): AnyResource {
  const { name, routes, layout, fields } = resource
  const image = layout?.summary?.image
  const portrait = image !== undefined &&
    hasPortraits(resource) && { layout: { summary: { image } }, fields: { [image]: fields[image] } }
  return JSON.parse(JSON.stringify({ name, routes, fields: {}, ...portrait })) as AnyResource
}

function othersOf(declared: App, resource: AnyResource): readonly AnyResource[] {
  const names = Object.values(allFieldsOf(resource)).flatMap((field) =>
    field.kind === 'ref' || field.kind === 'refs' ? [field.to] : [],
  )
  return [...new Set(names)].flatMap((name) => declared[name] ?? [])
}

function pageTexts(declared: App, resource: AnyResource, labels: Labels, texts: object): PageTexts {
  const names = Object.keys(allFieldsOf(resource))
  const keys = listLinksOf(Object.values(declared)) ? [...textKeys, ...linkKeys] : textKeys
  return {
    texts: Object.fromEntries(keys.flatMap((key) => textAt(texts, key))),
    resource: [labels.resource(resource), labels.resource(resource, 1)],
    ...(labels.untitled(resource) !== undefined && { untitled: labels.untitled(resource) }),
    ...(resource.menu !== undefined && { group: labels.group(resource.menu) }),
    fields: Object.fromEntries(names.map((name) => [name, labels.field(resource, name)])),
    options: Object.fromEntries(
      names.flatMap((name) => {
        const values = valuesOf(fieldOf(resource, name))
        return values.length === 0
          ? []
          : [[name, Object.fromEntries(values.map((value) => [value, labels.option(resource, name, value)]))]]
      }),
    ),
    others: Object.fromEntries(
      othersOf(declared, resource).map((other) => [other.name, labels.resource(other, 1)]),
    ),
  }
}

function valuesOf(field: AnyField | undefined): readonly string[] {
  if (field?.kind === 'state') return field.states
  return field?.kind === 'choice' || field?.kind === 'choices' ? field.options : []
}

/** The texts that the first rows show. */
const textKeys = [
  ...['home', 'breadcrumbs', 'openNavigation', 'language', 'toLight', 'toDark'].map((key) => `shell.${key}`),
  ...['open', 'button'].map((key) => `find.${key}`),
  'inbox.open',
  ...['hidden', 'hiddenEndsIn'].map((key) => `show.${key}`),
  ...['label', 'table', 'board', 'gallery', 'calendar'].map((key) => `list.viewNames.${key}`),
  ...[
    ...['allTabs', 'search', 'clearSearch', 'filter', 'conditions_other', 'sort', 'sortColumns_other'],
    ...['columns', 'create', 'export', 'import', 'menu', 'trash', 'leaveTrash', 'inTrash', 'stars'],
    ...['rows', 'rowsShown', 'pages', 'previousPage', 'nextPage', 'firstPage', 'lastPage', 'page'],
    ...['pageNumber', 'actionsFor', 'actions', 'select', 'selectPage', 'ascending', 'descending'],
    ...['sortedNote', 'yes', 'no', 'empty', 'entries_one', 'entries_other', 'opensElsewhere'],
    ...['noAccess', 'somebody', 'goneOrNoAccess', 'untitled', 'sum'],
  ].map((key) => `list.${key}`),
]

/** The texts of the button with the links of a list, if there are any. */
const linkKeys = ['list.links', 'list.linkChanged']

/** A text with its key; none if the language has no such plural form. */
function textAt(texts: object, key: string): [key: string, text: string][] {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts)
  return typeof found === 'string' ? [[key, found]] : []
}
