/** The namespaces of WebDAV, CalDAV, and of the properties that Apple defined. */
export const dav = 'DAV:'
export const caldav = 'urn:ietf:params:xml:ns:caldav'
export const calendarServer = 'http://calendarserver.org/ns/'
export const appleIcal = 'http://apple.com/ns/ical/'

/** The name of an element: its namespace and its local name. */
export interface XmlName {
  readonly namespace: string
  readonly name: string
}

/** Identifies a name among others. */
export const keyOf = ({ namespace, name }: XmlName): string => `{${namespace}}${name}`
