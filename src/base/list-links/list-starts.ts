/** The key of the browser's storage with the URLs that lists open with, by their paths. */
export const listStartsKey = 'list-starts'

/**
 * The URL that the list at a path opens with if the user has a default for it. The page uses what was stored by the page
 * before, so that it can request the rows at once.
 */
export function startOf(path: string): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(listStartsKey) ?? '{}') as Record<string, string>)[path]
  } catch {
    return undefined
  }
}

/** Replaces the URL of a list without parameters by the one that it opens with. */
export function openStart(): void {
  const start = location.search ? undefined : startOf(location.pathname)
  if (start) history.replaceState(null, '', start)
}
