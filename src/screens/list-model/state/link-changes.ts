/** The parameters of a list's URL that a link stores; the page and the visible days are not part of it. */
const stored = ['filter', 'sort', 'q', 'view', 'columns', 'density', 'widths', 'pinned'] as const

/** Whether the list shows something else than the link that was opened. */
export function differsFrom(
  to: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const [path, text = ''] = to.split('?')
  const [link, shown] = [new URLSearchParams(text), new URLSearchParams(search)]
  if (path !== pathname || stored.some((name) => link.get(name) !== shown.get(name))) return true
  // Of a calendar without a stored mode each user sees the one used last.
  return link.has('mode') && link.get('mode') !== shown.get('mode')
}
