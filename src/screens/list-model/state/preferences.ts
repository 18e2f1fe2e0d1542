/** What somebody has made of a list's table; it stays in this browser. */
export interface Preferences {
  /** The columns that are shown, in their order; left out, they are as declared. */
  readonly columns?: readonly string[]
  /** Widths in pixels of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** How the list was looked at last. */
  readonly view?: string
  /** How its calendar looked at time last. */
  readonly mode?: string
}
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const defaultPreferences: Preferences = { widths: {}, density: 'comfortable' }

/** Reads what was kept; whatever cannot be read is as usual. */
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

const readWidths = (given: unknown): Record<string, number> =>
  typeof given !== 'object' || given === null
    ? {}
    : Object.fromEntries(
        Object.entries(given).filter(
          ([, width]) => typeof width === 'number' && width >= 40 && width <= 2000,
        ),
      )

/** The columns to show, of those that can be: the kept ones, else the declared ones. A list shows at least one. */
export function columnsShown(
  preferences: Preferences,
  possible: readonly string[],
  declared: readonly string[],
): string[] {
  const stored = preferences.columns?.filter((name) => possible.includes(name)) ?? []
  return stored.length > 0 ? stored : declared.filter((name) => possible.includes(name))
}

/** A name moved by some places in an order; it stays where there is no such place. */
export function moved(names: readonly string[], name: string, by: number): string[] {
  const from = names.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= names.length) return [...names]
  const rest = names.filter((value) => value !== name)
  return [...rest.slice(0, to), name, ...rest.slice(to)]
}
