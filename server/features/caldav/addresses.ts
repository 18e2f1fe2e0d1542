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
  if (!path.startsWith(root.slice(0, -1)) || path.length > 2000) return undefined
  const rest = path.slice(root.length - 1)
  if (rest === '' || rest === '/') return { kind: 'root' }
  if (!rest.startsWith('/')) return undefined
  const [kind, user = '', calendar = '', file = '', ...more] = rest.slice(1).split('/').map(decoded)
  if (user === undefined || !isId(user) || more.length > 0) return undefined
  if (kind === 'principals') return calendar === '' ? { kind: 'principal', user } : undefined
  if (kind !== 'calendars' || calendar === undefined || file === undefined) return undefined
  if (calendar === '') return file === '' ? { kind: 'home', user } : undefined
  if (!/^[\w.-]{1,100}$/.test(calendar)) return undefined
  if (file === '') return { kind: 'calendar', user, calendar }
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
