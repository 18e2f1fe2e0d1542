import { maxIcsBytes } from '#server/features/ics/read-ics'
import { homeOf, principalOf, root } from '../addresses'
import type { DavCalendar } from '../calendars/calendars'
import { digitsOf } from '../calendars/colors'
import type { DavContext } from '../dav-context'
import { ctagOf } from '../objects/members'
import { syncToken } from '../sync-token'
import { appleIcal, caldav, calendarServer, dav, keyOf } from '../xml/names'
import { caldavElement, davElement, type Xml } from '../xml/write-xml'
import type { DavResource } from './dav-resource'
import { calendarOf } from '#server/features/ics/values-of-event'

type Value = string | readonly Xml[] | undefined
type Property = (context: DavContext, resource: DavResource) => Value | Promise<Value>
type Properties = ReadonlyMap<string, Property>

const named = (namespace: string, properties: Readonly<Record<string, Property>>) =>
  Object.entries(properties).map(([name, property]) => [keyOf({ namespace, name }), property] as const)

const hrefTo = (address: string): readonly Xml[] => [davElement('href', address)]
const privileges = (...names: readonly string[]): readonly Xml[] =>
  names.map((name) => davElement('privilege', [davElement(name)]))
const reports = (...found: readonly Xml[]): readonly Xml[] =>
  found.map((report) => davElement('supported-report', [davElement('report', [report])]))

const common: Readonly<Record<string, Property>> = {
  'current-user-principal': ({ user }) => hrefTo(principalOf(user.id)),
  'principal-URL': ({ user }) => hrefTo(principalOf(user.id)),
  'principal-collection-set': () => hrefTo(root),
  owner: ({ user }) => hrefTo(principalOf(user.id)),
}

const calendarIn = (resource: DavResource): DavCalendar => {
  if (!('calendar' in resource)) throw new Error('The resource is not in a calendar')
  return resource.calendar
}

const ofRoot: Properties = new Map(
  named(dav, {
    ...common,
    resourcetype: () => [davElement('collection')],
    displayname: () => 'CalDAV',
    'current-user-privilege-set': () => privileges('read', 'read-current-user-privilege-set'),
  }),
)

const ofPrincipal: Properties = new Map([
  ...named(dav, {
    ...common,
    resourcetype: () => [davElement('principal')],
    displayname: ({ user }) => user.name,
    'current-user-privilege-set': () => privileges('read', 'read-current-user-privilege-set'),
  }),
  ...named(caldav, {
    'calendar-home-set': ({ user }) => hrefTo(homeOf(user.id)),
    'calendar-user-address-set': ({ user }) => hrefTo(`mailto:${user.address}`),
    'calendar-user-type': () => 'INDIVIDUAL',
  }),
])

const ofHome: Properties = new Map(
  named(dav, {
    ...common,
    resourcetype: () => [davElement('collection')],
    displayname: ({ user }) => user.name,
    'current-user-privilege-set': () =>
      privileges('read', 'read-current-user-privilege-set', 'bind', 'unbind'),
  }),
)

const calendarReports = () =>
  reports(caldavElement('calendar-query'), caldavElement('calendar-multiget'), davElement('sync-collection'))

function privilegesOf({ isWritable, isEditable }: DavCalendar): readonly Xml[] {
  return privileges(
    ...['read', 'read-current-user-privilege-set'],
    ...(isWritable ? ['write', 'write-content', 'bind', 'unbind'] : []),
    ...(isEditable ? ['write-properties'] : []),
  )
}

const ofCalendar: Properties = new Map([
  ...named(dav, {
    ...common,
    resourcetype: () => [davElement('collection'), caldavElement('calendar')],
    displayname: (_, resource) => calendarIn(resource).title,
    'current-user-privilege-set': (_, resource) => privilegesOf(calendarIn(resource)),
    'supported-report-set': calendarReports,
    'sync-token': (context) => syncToken(context),
  }),
  ...named(caldav, {
    'supported-calendar-component-set': () => [caldavElement('comp', [], ' name="VEVENT"')],
    'supported-calendar-data': () => [
      caldavElement('calendar-data', [], ' content-type="text/calendar" version="2.0"'),
    ],
    'max-resource-size': () => String(maxIcsBytes),
  }),
  ...named(calendarServer, { getctag: (context, resource) => ctagOf(context, calendarIn(resource)) }),
  ...named(appleIcal, {
    'calendar-color': (_, resource) => {
      const { row, resource: events } = calendarIn(resource)
      return digitsOf(row?.[calendarOf(events).color ?? ''])
    },
  }),
])

const ofObject: Properties = new Map([
  ...named(dav, {
    ...common,
    resourcetype: () => [],
    getetag: (_, resource) => (resource.kind === 'object' ? resource.member.etag : undefined),
    getcontenttype: () => 'text/calendar; charset=utf-8; component=vevent',
    'current-user-privilege-set': (_, resource) =>
      privilegesOf({ ...calendarIn(resource), isEditable: false }),
  }),
  ...named(caldav, {
    // Only reports read the events.
    'calendar-data': (_, resource) => (resource.kind === 'object' ? resource.text : undefined),
  }),
])

/** The properties that a kind of resource has, by their names. */
export const propertiesOf: Readonly<Record<DavResource['kind'], Properties>> = {
  root: ofRoot,
  principal: ofPrincipal,
  home: ofHome,
  calendar: ofCalendar,
  object: ofObject,
}

/** Properties that are only sent where they are named. */
export const onRequest: ReadonlySet<string> = new Set(
  [
    ...['sync-token', 'supported-report-set', 'current-user-privilege-set'].map((name) => ({
      namespace: dav,
      name,
    })),
    { namespace: calendarServer, name: 'getctag' },
    { namespace: caldav, name: 'calendar-data' },
  ].map(keyOf),
)
