/** The user's settings for a list's table, stored in this browser. */
export interface Preferences {
  /** The visible columns in order; by default those of the declaration. */
  readonly columns?: readonly string[]
  /** Widths of resized columns in pixels. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** The last used view. */
  readonly view?: string
  /** The last used mode of the calendar. */
  readonly mode?: string
}
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const defaultPreferences: Preferences = { widths: {}, density: 'comfortable' }

/** Parses stored preferences; invalid values fall back to defaults. */
export function readPreferences(stored: string | null): Preferences {
  if (!stored) return defaultPreferences
  try {
    const { columns, widths, density, view, mode } = JSON.parse(stored) as Record<string, unknown>
    return {
      ...(Array.isArray(columns) ? { columns: columns.filter((name) => typeof name === 'string') } : {}),
      ...(typeof view === 'string' && { view }),
      ...(typeof mode === 'string' && { mode }),
      widths: readWidths(widths),
      density: densities.find((item) => item === density) ?? 'comfortable',
    }
  } catch {
    return defaultPreferences
  }
}

/** The preferences with the columns and the row height of the URL, if it has any. */
export function preferencesAt(stored: Preferences, query: URLSearchParams): Preferences {
  const columns = query.get('columns')?.split(',')
  const density = densities.find((item) => item === query.get('density')) ?? stored.density
  return { ...stored, ...(columns && { columns }), density }
}

const readWidths = (given: unknown): Record<string, number> =>
  typeof given !== 'object' || given === null
    ? {}
    : Object.fromEntries(
        Object.entries(given).filter(
          ([, width]) => typeof width === 'number' && width >= 40 && width <= 2000,
        ),
      )

/**
 * The visible columns, of the possible ones: the stored ones, or else the declared ones. There is always at least
 * one.
 */
export function columnsShown(
  preferences: Preferences,
  possible: readonly string[],
  declared: readonly string[],
): string[] {
  const stored = preferences.columns?.filter((name) => possible.includes(name)) ?? []
  return stored.length > 0 ? stored : declared.filter((name) => possible.includes(name))
}

/** The names with one moved by a number of positions; unchanged if that is out of range. */
export function moved(names: readonly string[], name: string, by: number): string[] {
  const from = names.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= names.length) return [...names]
  const rest = names.filter((value) => value !== name)
  return [...rest.slice(0, to), name, ...rest.slice(to)]
}
