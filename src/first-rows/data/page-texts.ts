import { firstModes } from '../calendar/first-modes'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { allFieldsOf } from '#define/reading'
import type { Labels } from '#base/i18n/labels'
import { calendarModes } from '#screens/list-model/state/calendar-state'
import { inSentence } from '#text/in-sentence'
import type { FirstPart, PageTexts } from './page-data'

interface LanguageTexts {
  readonly labels: Labels
  readonly texts: object
  /** The keys of the texts that the page shows. */
  readonly keys: readonly string[]
  /** The resources that this one refers to. */
  readonly others: readonly AnyResource[]
  /** Whether the fields of the rows inside a record are shown. */
  readonly withRows?: boolean
}

/** The labels and texts of a page in one language. */
export function pageTexts(
  resource: AnyResource,
  { labels, texts, keys, others, withRows = false }: LanguageTexts,
): PageTexts {
  const fields = namedFields(resource, withRows)
  return {
    texts: withNames(textsByKey(texts, keys), resource, labels),
    resource: [labels.resource(resource), labels.resource(resource, 1)],
    ...(labels.untitled(resource) !== undefined && { untitled: labels.untitled(resource) }),
    ...(resource.menu !== undefined && { group: labels.group(resource.menu) }),
    fields: Object.fromEntries(fields.map(([name]) => [name, labels.field(resource, name)])),
    options: Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const values = valuesOf(field)
        return values.length === 0
          ? []
          : [[name, Object.fromEntries(values.map((value) => [value, labels.option(resource, name, value)]))]]
      }),
    ),
    others: Object.fromEntries(others.map((other) => [other.name, labels.resource(other, 1)])),
  }
}

/** The fields of a resource by their names; those of the rows inside a record are `lines.quantity`. */
const namedFields = (resource: AnyResource, withRows: boolean): readonly (readonly [string, AnyField])[] =>
  Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => [
    [name, field] as const,
    ...(withRows && field.kind === 'listOf'
      ? Object.entries(field.fields).map(([inner, of]) => [`${name}.${inner}`, of] as const)
      : []),
  ])

function valuesOf(field: AnyField): readonly string[] {
  if (field.kind === 'state') return field.states
  return field.kind === 'choice' || field.kind === 'choices' ? field.options : []
}

/** The texts of a language with these keys. */
export const textsByKey = (texts: object, keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.flatMap((key) => textAt(texts, key)))

/**
 * Texts with the name of the page's resource in them where a sentence has it in the middle. The page itself fills the
 * other placeholders.
 */
export const withNames = (
  texts: Readonly<Record<string, string>>,
  resource: AnyResource,
  labels: Labels,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replaceAll(/\{\{(resources?), inSentence\}\}/g, (_, name: string) =>
        inSentence(labels.resource(resource, name === 'resource' ? 1 : undefined)),
      ),
    ]),
  )

/** The keys of the texts that the layout shows. */
export const frameTextKeys = [
  ...['openNavigation', 'language', 'toLight', 'toDark'].map((key) => `shell.${key}`),
  ...['open', 'button'].map((key) => `find.${key}`),
  'inbox.open',
]

/** The texts of the heading of an area. */
export const headingTextKeys = ['home', 'breadcrumbs'].map((key) => `shell.${key}`)

/** The texts that the first rows show. */
const textKeys = [
  ...frameTextKeys,
  ...headingTextKeys,
  ...['hidden', 'hiddenEndsIn'].map((key) => `show.${key}`),
  ...['label', 'table', 'board', 'gallery', 'calendar'].map((key) => `list.viewNames.${key}`),
  ...[
    ...['allTabs', 'search', 'clearSearch', 'filter', 'conditions_one', 'conditions_other'],
    ...['sort', 'sortColumns_one', 'sortColumns_other'],
    ...['columns', 'create', 'export', 'import', 'menu', 'trash', 'leaveTrash', 'inTrash', 'stars'],
    ...['rows', 'rowsShown', 'pages', 'previousPage', 'nextPage', 'firstPage', 'lastPage', 'page'],
    ...['pageNumber', 'actionsFor', 'actions', 'select', 'selectPage', 'ascending', 'descending'],
    ...['sortedNote', 'yes', 'no', 'empty', 'entries_one', 'entries_other', 'opensElsewhere'],
    ...['noAccess', 'somebody', 'goneOrNoAccess', 'untitled', 'sum'],
  ].map((key) => `list.${key}`),
]

/** The texts of the button with the links of a list, if there are any. */
const linkKeys = ['list.links', 'list.linkChanged']

/** The texts of a record. */
const recordKeys = ['edit', 'moreFields', 'showEmpty_one', 'showEmpty_other'].map((key) => `show.${key}`)

/** The texts of a board. */
const boardKeys = [
  ...['cards_one', 'cards_other', 'ofLimit', 'overLimit', 'noCards', 'columnActions', 'addCard', 'addCardTo'],
  ...['checked', 'comments_one', 'comments_other'],
  ...['done', 'overdue', 'today', 'tomorrow', 'soon'].map((state) => `due.${state}`),
].map((key) => `board.${key}`)

/** The texts of a calendar. */
const calendarKeys = [
  ...['label', 'today', 'new', 'newOn', 'modeLabel', 'modeMenu', 'more', 'nothing', 'allDay'],
  ...calendarModes.map((mode) => `mode.${mode}`),
  ...firstModes.flatMap((mode) => [`previous.${mode}`, `next.${mode}`]),
].map((key) => `calendar.${key}`)

/** The texts of the buttons of a calendar for what else it does. */
const calendarToolKeys = ['scheduling.calendars', 'scheduling.print', 'exchange.menu']

/** The texts of a catalogue. */
export const catalogueKeys = [
  ...['order', 'otherOrder', 'under', 'between', 'over', 'up', 'starsUp', 'more_one', 'more_other'].map(
    (key) => `facets.${key}`,
  ),
  ...['filters', 'valueFrom', 'valueTo', 'apply', 'stars'].map((key) => `list.${key}`),
  ...['facets.currencyFirst', 'form.open'],
]

/**
 * The keys of the texts that a page shows.
 * @param hasLinks whether lists have a button with their links
 */
export const textKeysOf = (first: FirstPart, hasLinks: boolean): readonly string[] => [
  ...textKeys,
  ...(hasLinks ? linkKeys : []),
  ...(first === 'board' ? boardKeys : []),
  ...(first === 'calendar' ? [...calendarKeys, ...calendarToolKeys] : []),
  ...(first === 'record' ? recordKeys : []),
]

/** A text with its key; none if the language has no such plural form. */
function textAt(texts: object, key: string): [key: string, text: string][] {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts)
  return typeof found === 'string' ? [[key, found]] : []
}
