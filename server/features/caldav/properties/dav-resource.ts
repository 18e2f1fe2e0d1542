import { calendarAt, homeOf, objectAt, principalOf, root } from '../addresses'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import type { Member } from '../objects/members'

/** What has properties. */
export type DavResource =
  | { readonly kind: 'root' }
  | { readonly kind: 'principal' }
  | { readonly kind: 'home' }
  | { readonly kind: 'calendar'; readonly calendar: DavCalendar }
  | {
      readonly kind: 'object'
      readonly calendar: DavCalendar
      readonly member: Member
      readonly text?: string
    }

/** The address of a resource. */
export function hrefOf({ user }: DavContext, resource: DavResource): string {
  if (resource.kind === 'root') return root
  if (resource.kind === 'principal') return principalOf(user.id)
  if (resource.kind === 'home') return homeOf(user.id)
  if (resource.kind === 'calendar') return calendarAt(user.id, resource.calendar.name)
  return objectAt(user.id, resource.calendar.name, resource.member.uid)
}
