import type { AnyResource, Role } from '#define'
import { byKind, type AnyField } from '#define/kinds'
import { fieldOf, readableFields, seriesOf, sortsOf } from '#define/reading'
import { summaryOf } from '#define/layout/layout-of'
import { shapes, type Shape } from './column-shapes'
import { columnsShown, pinnedOf, type Preferences } from './state/preferences'
import { widthOfText } from '#base/format/text-width'

export interface Column extends Pick<Shape, 'atEnd'> {
  /** Its natural width in pixels; that of the title is its least one, as it also takes the remaining width. */
  readonly min: number
  /** The width of its head in pixels, about. */
  readonly head: number
  readonly name: string
  readonly label: string
  readonly field: AnyField
  readonly sortable: boolean
  /** Whether the column links to the record. */
  readonly isTitle: boolean
  /** In pixels, if the user has resized it. */
  readonly width?: number | undefined
  /** Whether it stays in place while the others are scrolled, and so where: the pixels from the first column. */
  readonly pin?: number
}

/** The names of all columns that a role's list can show, in the order of the declaration. */
export const possibleColumns = (resource: AnyResource, role: Role): string[] =>
  Object.keys(readableFields(resource, role))

/** The least width of the title, which takes what the other columns leave. */
const titleWidth = { least: 124, min: 158, wide: 158 }
/** The width of a number of a series, such as 'ORD-2026-00735'. */
export const seriesWidth = 142
/** The width that the picture of a record takes before its title. */
const pictureWidth = 40
export const pictureBefore = (resource: AnyResource): number =>
  summaryOf(resource).image === undefined ? 0 : pictureWidth

/** From this width of the screen on, columns are wider. */
export const wideScreen = '(min-width: 1600px)'
/** Up to this width of the screen, columns have their least widths. */
export const tightScreen = '(max-width: 1359px)'

/** How much space a screen has for columns. */
export type Room = 'least' | 'min' | 'wide'

export const roomOf = (isTight: boolean, isWide: boolean): Room =>
  isWide ? 'wide' : isTight ? 'least' : 'min'

/** The padding at both sides of a head, in pixels. */
const headPadding = 20
/** The widths of letters of heads in pixels; of all others 8. */
const letterWidths = [
  [/[\u2E80-\uFFFF]/, 14],
  [/[mw]/, 12.3],
  [/[MW]/, 13.5],
  [/[A-Z]/, 10.5],
  [/[ijl ]/, 4.1],
  [/[frt]/, 5.5],
] as const

/** The width that a head needs, about; nothing before its label is known. */
const headWidth = (label: string): number =>
  label === '' ? 0 : headPadding + widthOfText(label, letterWidths, 8)

interface Shown {
  readonly widths: Preferences['widths']
  readonly pinned?: readonly string[]
  readonly room?: Room
  /** The room of the columns beside the title. */
  readonly rest?: Room
}

/** The columns of a table. The title column, or else the first one, links to the record. */
export function columnsOf(
  resource: AnyResource,
  names: readonly string[],
  label: (name: string) => string,
  { widths, pinned = [], room = 'min', rest = room }: Shown,
): Column[] {
  const sorts = sortsOf(resource)
  const title = names.includes(resource.title) ? resource.title : names[0]
  const leastNumber = title === seriesOf(resource)?.name ? seriesWidth : 0
  const leastTitle = Math.max(titleWidth[room], leastNumber) + pictureBefore(resource)
  const columns = names.flatMap((name): Column[] => {
    const field = fieldOf(resource, name)
    if (!field) return []
    const { atEnd, ...natural } = byKind(shapes, field)
    const text = label(name)
    const head = Math.ceil(headWidth(text))
    const least = Math.max(rest === 'least' ? natural.least : natural.min, head)
    const isTitle = name === title
    return [
      {
        name,
        label: text,
        field,
        sortable: sorts.includes(name),
        isTitle,
        ...(atEnd && { atEnd }),
        min: Math.max(least, isTitle ? leastTitle : natural[rest]),
        head,
        width: widths[name],
        ...(pinned.includes(name) && { pin: 0 }),
      },
    ]
  })
  return withPins(columns)
}

/** The columns with the offsets of the pinned ones. They count while columns are scrolled: each has its least width. */
export function withPins(columns: readonly Column[]): Column[] {
  let offset = 0
  return columns.map((column) => {
    if (column.pin === undefined) return column
    const pin = offset
    offset += column.width ?? column.min
    return { ...column, pin }
  })
}

/** The least width that the columns of a table are fitted into; on a narrower screen the table is scrolled. */
export const leastSpace = 920
/** The width of the navigation and of the margins around a table. */
const besideTable = 360

/** The width of a table beside the whole navigation, in steps of some pixels. */
export const spaceShown = (): number => Math.floor((innerWidth - besideTable) / 40) * 40

/** What a title has beyond its least width before the other columns get more room. */
const easyRoom = 116

/**
 * The columns of a table with the user's preferences. On a narrow screen those beside the title get the most room with
 * which all fit.
 */
export const columnsWith = (
  resource: AnyResource,
  role: Role,
  preferences: Preferences,
  label: (name: string) => string,
  room: Room,
): Column[] => {
  const names = columnsShown(preferences, possibleColumns(resource, role), resource.columns)
  const pinned = pinnedOf(preferences, names, resource.title)
  const columnsIn = (rest: Room) =>
    columnsOf(resource, names, label, { widths: preferences.widths, pinned, room, rest })
  if (room !== 'least') return columnsIn(room)
  const wide = columnsIn('wide')
  if (leastWidth(wide, true) + easyRoom <= leastSpace) return wide
  const natural = columnsIn('min')
  return leastWidth(natural, true) > leastSpace ? columnsIn('least') : natural
}

export const selectWidth = 48
/** No column is narrower, in pixels. */
export const minColumnWidth = 60
export const actionsWidth = 56
export const headHeight = 48
export const rowHeights = { comfortable: 56, compact: 44 } as const

/** The `grid-template-columns` of a table; the data grid that replaces it uses the same widths. */
export function tracksOf(columns: readonly Column[], selectable: boolean): string {
  const tracks = columns.map(({ min, isTitle, width }) =>
    isTitle && width === undefined ? `minmax(${min}px, 1fr)` : `${width ?? min}px`,
  )
  return [...(selectable ? [`${selectWidth}px`] : []), ...tracks, `${actionsWidth}px`].join(' ')
}

/** The offsets of the pinned columns from the start of a table, as CSS variables. */
export const pinOffsets = (
  columns: readonly Column[],
  selectable: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns
      .filter(({ pin }) => pin !== undefined)
      .map(({ pin = 0 }, index) => [`--pin-${index}`, `${pin + (selectable ? selectWidth : 0)}px`]),
  )

export const leastWidth = (columns: readonly Column[], selectable: boolean): number =>
  columns.reduce((sum, { min, width }) => sum + (width ?? min), (selectable ? selectWidth : 0) + actionsWidth)
