/** The parameters of a path of a route such as `/dashboard/mail/:label/:id`; undefined if it is not of that route. */
export function routeParameters(route: string, path: string): Readonly<Record<string, string>> | undefined {
  const [names, values] = [route.split('/'), path.split('/')]
  if (names.length !== values.length) return undefined
  const found: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = decoded(values[index] ?? '')
    if (value === undefined || (name.startsWith(':') ? value === '' : name !== value)) return undefined
    if (name.startsWith(':')) found[name.slice(1)] = value
  }
  return found
}

/** The text of a segment of a path; undefined if it is not valid. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
