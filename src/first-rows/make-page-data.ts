import type { AnyResource, App } from '#define'
import { roles, ruleFor } from '#define/access'
import type { AnyField, FieldOf } from '#define/kinds'
import { hasPortraits } from '#define/layout/layout-of'
import { allFieldsOf, listLinksOf, routesOf, viewRoutesOf, viewsOf } from '#define/reading'
import { readableValues } from '#define/lists/tabs-of'
import { labelsFrom } from '#base/i18n/labels'
import { labels as chineseLabels } from '#locales/cn/app-labels'
import { cn } from '#locales/cn'
import { wholeEnglish } from '#locales/en/whole'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'
import { actionIcons } from '#shell/icons/action-icons.generated'
import type { IconName } from '#shell/icons/icon-name'
import { isDirectional } from '#shell/icons/is-directional'
import { firstIcons } from '#shell/icons/first-icons.generated'
import { placeIcons } from '#shell/icons/place-icons.generated'
import { viewIcons } from '#screens/list-model/view-icons'
import type { FrameData, PageData } from './page-data'
import { frameTextKeys, pageTexts, textKeysOf, textsByKey } from './page-texts'

/** The data of each page that shows a list, by its path. It is computed by the build. */
export function pageDataByPath(): Readonly<Record<string, PageData>> {
  const byHand = new Set<string>(customPages.map(({ path }) => path))
  return Object.fromEntries(
    Object.values(app)
      .filter(({ routes }) => !routes?.custom)
      .flatMap((resource) => {
        const paths = [{ path: routesOf(resource).list, view: 'table' }, ...viewRoutesOf(resource)] as const
        const table = pageDataOf(app, resource)
        return paths
          .filter(({ path }) => !byHand.has(path))
          .map(({ path, view }) => [path, view === 'board' ? pageDataOf(app, resource, view) : table])
      }),
  )
}

/**
 * The data of the list of a resource.
 * @param view the one whose first rows are rendered
 */
export function pageDataOf(declared: App, resource: AnyResource, view: PageData['view'] = 'table'): PageData {
  const isBoard = view === 'board'
  const icons = [...iconsOf(resource), ...(isBoard ? boardIcons : [])]
  const keys = textKeysOf(view, listLinksOf(Object.values(declared)) !== undefined)
  const around = { others: othersOf(declared, resource), keys }
  return {
    isForAll: roles.every((role) => ruleFor(resource.access, role, 'read') !== false),
    view,
    resource: essentials(resource, isBoard ? [...fieldOptions, ...cardOptions] : fieldOptions),
    others: Object.fromEntries(around.others.map((other) => [other.name, reference(other)])),
    ...drawingsOf(icons),
    languages: {
      en: pageTexts(resource, { ...around, labels: labelsFrom(undefined), texts: wholeEnglish }),
      cn: pageTexts(resource, { ...around, labels: labelsFrom(chineseLabels), texts: cn }),
    },
  }
}

/** The data of the frame of all other pages of the dashboard. */
export function frameData(): FrameData {
  const textsOf = (texts: object) => ({ texts: textsByKey(texts, frameTextKeys) })
  return { ...drawingsOf(headerIcons), languages: { en: textsOf(wholeEnglish), cn: textsOf(cn) } }
}

const drawingsOf = (icons: readonly IconName[]): Pick<FrameData, 'icons' | 'directional'> => ({
  icons: Object.fromEntries(icons.map((name) => [name, drawings[name] ?? ''])),
  directional: icons.filter(isDirectional),
})

const drawings: Readonly<Record<string, string>> = { ...placeIcons, ...actionIcons, ...firstIcons }

/** The icons of the cards of a board. */
const boardIcons: readonly IconName[] = [
  'chat-text',
  'paperclip',
  'check',
  'clock',
  'dots-three-vertical',
  'plus',
]

const headerIcons: readonly IconName[] = ['list', 'magnifying-glass', 'translate', 'sun', 'moon', 'bell']

/** The icons of the header, and those of the views if there are several. */
const iconsOf = (resource: AnyResource): readonly IconName[] => [
  ...headerIcons,
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

/** What a card of a board reads of a field in addition. */
const cardOptions = ['colored', 'levels', 'notifies'] as const

function pruned(field: AnyField, options: readonly string[] = fieldOptions): AnyField {
  const known: Readonly<Record<string, unknown>> = { ...field }
  const kept = options.filter((name) => known[name] !== undefined).map((name) => [name, known[name]])
  const moves = field.kind === 'state' ? { moves: startsOnly(field.moves) } : {}
  const rows = field.kind === 'listOf' ? { fields: rowFields(field, options) } : {}
  return { ...Object.fromEntries(kept), ...moves, ...rows } as AnyField
}

/** Of the fields of rows those that are searched, which decides whether there is a search; cards need to know all. */
const rowFields = ({ fields }: FieldOf<'listOf'>, options: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'search' in field || options !== fieldOptions ? [[name, pruned(field, options)]] : [],
    ),
  )

/** Of each move only where it starts, which decides whether a row has a menu. */
const startsOnly = (moves: FieldOf<'state'>['moves']) =>
  Object.fromEntries(Object.entries(moves).map(([name, { from, where }]) => [name, { from, where }]))

/** A resource with no more than what a list reads, and without functions. */
function essentials(resource: AnyResource, options: readonly string[]): AnyResource {
  const { name, order, label, menu, title, key, columns, filters, sorts, sort, sums, tabs, tabSum } = resource
  const { views, trash, routes, compactHead } = resource
  const { summary, compact } = resource.layout ?? {}
  const { list, board } = resource.wire ?? {}
  const actions = Object.entries(resource.actions ?? {}).map(([action, { on }]) => [action, { on }])
  const computed = Object.entries(resource.computed ?? {}).map(([field, [shape]]) => [field, [pruned(shape)]])
  const fields = Object.entries(resource.fields).map(([field, shape]) => [field, pruned(shape, options)])
  return JSON.parse(
    JSON.stringify({
      name,
      order,
      label,
      menu,
      title,
      key,
      columns,
      filters,
      sorts,
      sort,
      sums,
      tabs,
      tabSum,
      ...(summary || compact ? { layout: { summary, compact } } : {}),
      views,
      trash,
      routes,
      compactHead,
      fields: Object.fromEntries(fields),
      ...(computed.length > 0 && { computed: Object.fromEntries(computed) }),
      ...(actions.length > 0 && { actions: Object.fromEntries(actions) }),
      ...((list ?? board) && { wire: { list, board } }),
      access: accessOfTabs(resource),
    }),
  ) as AnyResource
}

/** Of the access only the values that a role may read of the field of the tabs. The server alone decides access. */
const accessOfTabs = (resource: AnyResource) =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const values = readableValues(resource, role)
      return values ? [[role, { read: { [resource.tabs ?? '']: values } }]] : []
    }),
  )

/**
 * A resource that records of a list refer to: enough to link to one of its records, with the initials of a person, and
 * its colour.
 */
function reference(resource: AnyResource): AnyResource {
  const { name, routes, layout, fields } = resource
  const image = layout?.summary?.image
  const colors = Object.entries(fields).filter(([, { kind }]) => kind === 'color')
  const shown = Object.fromEntries(colors.map(([field, { kind }]) => [field, { kind }]))
  const portrait = image !== undefined &&
    hasPortraits(resource) && {
      layout: { summary: { image } },
      fields: { ...shown, [image]: fields[image] },
    }
  return JSON.parse(JSON.stringify({ name, routes, fields: shown, ...portrait })) as AnyResource
}

function othersOf(declared: App, resource: AnyResource): readonly AnyResource[] {
  const names = Object.values(allFieldsOf(resource)).flatMap((field) =>
    field.kind === 'ref' || field.kind === 'refs' ? [field.to] : [],
  )
  return [...new Set(names)].flatMap((name) => declared[name] ?? [])
}
