import { isId } from '#define/parsing/id'

/** Where the addresses of CalDAV begin. */
export const root = '/api/caldav/'

/** What an address is that of. */
export type Address =
  | { readonly kind: 'root' }
  | { readonly kind: 'principal'; readonly user: string }
  | { readonly kind: 'home'; readonly user: string }
  | { readonly kind: 'calendar'; readonly user: string; readonly calendar: string }
  | { readonly kind: 'object'; readonly user: string; readonly calendar: string; readonly uid: string }

export const principalOf = (user: string): string => `${root}principals/${user}/`
export const homeOf = (user: string): string => `${root}calendars/${user}/`
export const calendarAt = (user: string, calendar: string): string => `${homeOf(user)}${calendar}/`
export const objectAt = (user: string, calendar: string, uid: string): string =>
  `${calendarAt(user, calendar)}${encodeURIComponent(uid)}.ics`

/** The longest identifier of an event. */
export const maxUid = 255

/** What the path of a request, or an address in a body, means; undefined for any other. */
export function addressIn(path: string): Address | undefined {
  if (path.length > 2000 || (path !== root.slice(0, -1) && !path.startsWith(root))) return undefined
  const rest = path.slice(root.length)
  if (rest === '') return { kind: 'root' }
  const segments = rest.split('/').map(decoded)
  if (segments.includes(undefined)) return undefined
  const [kind, user = '', ...inside] = segments as string[]
  // Collections end with a slash.
  if (inside.at(-1) === '' && inside.length < 3) inside.pop()
  if (!isId(user)) return undefined
  if (kind === 'principals') return inside.length === 0 ? { kind: 'principal', user } : undefined
  return kind === 'calendars' ? insideHome(user, inside) : undefined
}

function insideHome(
  user: string,
  [calendar, file, ...more]: readonly (string | undefined)[],
): Address | undefined {
  if (calendar === undefined) return { kind: 'home', user }
  if (more.length > 0 || !/^[\w.-]{1,100}$/.test(calendar)) return undefined
  if (file === undefined) return { kind: 'calendar', user, calendar }
  const uid = file.endsWith('.ics') ? file.slice(0, -4) : ''
  const isUid = uid !== '' && uid.length <= maxUid && !/[\p{Cc}\p{Surrogate}]/u.test(uid)
  return isUid ? { kind: 'object', user, calendar, uid } : undefined
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The path of an address in a body, which may be a whole URL. */
export function pathOfHref(href: string): string {
  const text = href.trim()
  if (text.startsWith('/')) return text
  return URL.canParse(text) ? new URL(text).pathname : ''
}
