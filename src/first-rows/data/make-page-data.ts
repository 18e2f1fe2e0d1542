import type { AnyResource, App } from '#define'
import { roles, ruleFor } from '#define/access'
import { hasPortraits } from '#define/layout/layout-of'
import { isCatalogue } from '#define/lists/facets'
import { allFieldsOf, listLinksOf, routesOf, viewRoutesOf, viewsOf, type ViewName } from '#define/reading'
import { labelsFrom, type Labels } from '#base/i18n/labels'
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
import { listUrl } from '#providers/data/lists/list-url'
import { viewIcons } from '#screens/list-model/view-icons'
import { calendarsOf, calendarsRequest } from '#screens/views/calendar/calendars/calendars-request'
import { firstCatalogueOf, orderLabels } from './catalogue-data'
import { cardOptions, essentials, fieldOptions, spanOptions } from './essentials'
import type { FirstPart, FrameData, PageData } from './page-data'
import { catalogueKeys, frameTextKeys, pageTexts, textKeysOf, textsByKey } from './page-texts'

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
          .map(({ path, view }) => [
            path,
            isRendered(resource, view) ? pageDataOf(app, resource, view) : table,
          ])
      }),
  )
}

/** Whether a view has first rows besides the table: a catalogue with its facets if its feature declares it. */
const isRendered = (resource: AnyResource, view: ViewName): view is Exclude<ViewName, 'table'> =>
  view === 'board' ||
  view === 'calendar' ||
  (view === 'gallery' && (!isCatalogue(resource) || firstCatalogueOf(resource) !== undefined))

/**
 * The data of the list of a resource, or of its records.
 * @param first what is rendered first
 */
export function pageDataOf(declared: App, resource: AnyResource, first: FirstPart = 'table'): PageData {
  const more = optionsOfView[first]
  const isRecord = first === 'record'
  const catalogue = first === 'gallery' ? firstCatalogueOf(resource) : undefined
  const ownIcons = (catalogue?.icons ?? []) as readonly IconName[]
  const icons = [...iconsOf(resource), ...(iconsOfView[first] ?? []), ...ownIcons]
  const ownKeys = catalogue ? [...catalogueKeys, ...catalogue.texts] : []
  const keys = [...textKeysOf(first, listLinksOf(Object.values(declared)) !== undefined), ...ownKeys]
  const around = { others: othersOf(declared, resource), keys, withRows: isRecord }
  const textsIn = (labels: Labels, texts: object) => ({
    ...pageTexts(resource, { ...around, labels, texts }),
    ...(isRecord && { sections: sectionHeadings(resource, labels) }),
    ...(catalogue && { orders: orderLabels(resource, labels) }),
  })
  return {
    isForAll: isForAll(resource),
    view: isRecord ? 'table' : first,
    ...(catalogue && { page: catalogue.page }),
    resource: more ? essentials(resource, [...fieldOptions, ...more]) : essentials(resource),
    others: Object.fromEntries(around.others.map((other) => [other.name, reference(other)])),
    ...(first === 'calendar' && calendarsUrl(declared, resource)),
    ...drawingsOf(icons),
    languages: {
      en: textsIn(labelsFrom(undefined), wholeEnglish),
      cn: textsIn(labelsFrom(chineseLabels), cn),
    },
  }
}

const isForAll = ({ access }: AnyResource): boolean =>
  roles.every((role) => ruleFor(access, role, 'read') !== false)

/** The URL of the calendars to which the events of a resource belong. */
function calendarsUrl(declared: App, resource: AnyResource): Pick<PageData, 'calendars'> {
  const target = declared[calendarsOf(resource) ?? '']
  return target && isForAll(target) ? { calendars: listUrl(target, calendarsRequest(target)) } : {}
}

const sectionHeadings = (resource: AnyResource, labels: Labels) =>
  Object.fromEntries(
    Object.keys(resource.layout?.sections ?? {}).map((name) => [name, labels.section(resource, name)]),
  )

/** The data of the frame of all other pages of the dashboard. */
export function frameData(): FrameData {
  const textsOf = (texts: object) => ({ texts: textsByKey(texts, frameTextKeys) })
  return { ...drawingsOf(headerIcons), languages: { en: textsOf(wholeEnglish), cn: textsOf(cn) } }
}

export const drawingsOf = (icons: readonly IconName[]): Pick<FrameData, 'icons' | 'directional'> => ({
  icons: Object.fromEntries(icons.map((name) => [name, drawings[name] ?? ''])),
  directional: icons.filter(isDirectional),
})

const drawings: Readonly<Record<string, string>> = { ...placeIcons, ...actionIcons, ...firstIcons }

/** What the views read of a field in addition to the table. */
const optionsOfView: Readonly<Partial<Record<FirstPart, readonly string[]>>> = {
  board: cardOptions,
  calendar: spanOptions,
}

/** The icons of the cards of a board, and of the toolbar of a calendar. */
const iconsOfView: Readonly<Partial<Record<FirstPart, readonly IconName[]>>> = {
  board: ['chat-text', 'paperclip', 'check', 'clock', 'dots-three-vertical', 'plus'],
  calendar: [
    ...(['caret-left', 'caret-right', 'caret-down', 'calendar-blank'] as const),
    ...(['list-bullets', 'printer', 'dots-three-vertical', 'plus'] as const),
  ],
}

export const headerIcons: readonly IconName[] = [
  'list',
  'magnifying-glass',
  'translate',
  'sun',
  'moon',
  'bell',
]

/** The icons of the header, and those of the views if there are several. */
const iconsOf = (resource: AnyResource): readonly IconName[] => [
  ...headerIcons,
  ...(viewsOf(resource).length > 1 ? viewsOf(resource).map((view) => viewIcons[view]) : []),
]

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
