import { linkParameter, noLink } from '#base/list-links/list-link'

/** The user's settings for a list's table, stored in this browser. */
export interface Preferences {
  /** The visible columns in order; by default those of the declaration. */
  readonly columns?: readonly string[]
  /** Widths of resized columns in pixels. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** The columns that stay in place while the others are scrolled; by default a title at the start. */
  readonly pinned?: readonly string[]
  /** The last used view. */
  readonly view?: string
  /** The last used mode of the calendar. */
  readonly mode?: string
  /** The id of the last opened board, where there are several. */
  readonly board?: string
}
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const defaultPreferences: Preferences = { widths: {}, density: 'comfortable' }

/** Parses stored preferences; invalid values fall back to defaults. */
export function readPreferences(stored: string | null): Preferences {
  if (!stored) return defaultPreferences
  try {
    const { columns, widths, density, pinned, view, mode, board } = JSON.parse(stored) as Record<
      string,
      unknown
    >
    return {
      ...(Array.isArray(columns) ? { columns: columns.filter((name) => typeof name === 'string') } : {}),
      ...(Array.isArray(pinned) ? { pinned: pinned.filter((name) => typeof name === 'string') } : {}),
      ...(typeof view === 'string' && { view }),
      ...(typeof mode === 'string' && { mode }),
      ...(typeof board === 'string' && { board }),
      widths: readWidths(widths),
      density: densities.find((item) => item === density) ?? 'comfortable',
    }
  } catch {
    return defaultPreferences
  }
}

/** What a list shows that belongs to its URL while it has a link or columns of its own. */
export const shownParameters = ['columns', 'density', 'widths', 'pinned'] as const

/** Whether columns, widths and row height of a list belong to its URL, and not to the user's preferences. */
export const isInUrl = (query: URLSearchParams): boolean =>
  shownParameters.some((name) => query.has(name)) || (query.get(linkParameter) ?? noLink) !== noLink

/** The preferences with what the URL says about columns, their widths and the row height. */
export function preferencesAt(stored: Preferences, query: URLSearchParams): Preferences {
  if (!isInUrl(query)) return stored
  const columns = query.get('columns')?.split(',')
  const density = densities.find((item) => item === query.get('density')) ?? stored.density
  const { pinned: _pinned, ...others } = stored
  const pinned = query.get('pinned')?.split(',').filter(Boolean)
  return {
    ...others,
    ...(columns && { columns }),
    ...(pinned && { pinned }),
    widths: widthsFrom(query.get('widths')),
    density,
  }
}

/** Widths as a parameter of the URL: 'name:240,total:120'. */
export const widthsText = (widths: Readonly<Record<string, number>>): string =>
  Object.entries(widths)
    .map(([name, width]) => `${name}:${width}`)
    .join(',')

const widthsFrom = (text: string | null): Record<string, number> =>
  readWidths(
    Object.fromEntries(
      (text ?? '').split(',').map((part) => [part.split(':')[0] ?? '', Number(part.split(':')[1])]),
    ),
  )

/** The least and the greatest width of a column, in pixels. */
export const widthLimits = { min: 40, max: 2000 } as const

/** Widths as they are stored; invalid ones are left out. */
export const readWidths = (given: unknown): Record<string, number> =>
  typeof given !== 'object' || given === null
    ? {}
    : Object.fromEntries(
        Object.entries(given).filter(
          ([, width]) => typeof width === 'number' && width >= widthLimits.min && width <= widthLimits.max,
        ),
      )

/**
 * The visible columns, of the possible ones: the stored ones, or else the declared ones, those that are pinned first.
 * There is always at least one.
 */
export function columnsShown(
  preferences: Preferences,
  possible: readonly string[],
  declared: readonly string[],
): string[] {
  const stored = preferences.columns?.filter((name) => possible.includes(name)) ?? []
  const names = stored.length > 0 ? stored : declared.filter((name) => possible.includes(name))
  const isPinned = (name: string) => preferences.pinned?.includes(name) ?? false
  return [...names.filter(isPinned), ...names.filter((name) => !isPinned(name))]
}

/** The number of columns that can be pinned. */
export const maxPinned = 3

/** The pinned ones of the visible columns; by default the title, if it is the first one. */
export const pinnedOf = (
  { pinned }: Preferences,
  shown: readonly string[],
  title: string,
): readonly string[] =>
  pinned
    ? shown.filter((name) => pinned.includes(name)).slice(0, maxPinned)
    : shown[0] === title
      ? [title]
      : []

/** The names with one moved by a number of positions; unchanged if that is out of range. */
export function moved(names: readonly string[], name: string, by: number): string[] {
  const from = names.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= names.length) return [...names]
  const rest = names.filter((value) => value !== name)
  return [...rest.slice(0, to), name, ...rest.slice(to)]
}
