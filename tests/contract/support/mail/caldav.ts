import { DAVClient, type DAVCalendar, type DAVCalendarObject } from 'tsdav'
import { expect } from 'vitest'
import { givePasswords, keyOf } from '../worlds/accounts'
import type { Person, World } from '../worlds/world'

export const davUrl = 'http://corridor.test'

/** Sends requests to the server of a test. */
export const fetchIn =
  ({ server }: World): typeof fetch =>
  async (input, init) =>
    server.fetch(new Request(input as string | URL, { ...init, redirect: 'manual' }))

/** The header with which a user signs in to CalDAV. */
export const basicOf = (user: string, password: string): { readonly authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

/** A client of a user with a new API key, signed in by discovery. */
export async function davClient(world: World, person: Person, given: object = {}): Promise<DAVClient> {
  await givePasswords(world, person)
  return clientWith(world, person.email, await keyOf(person.client, given))
}

export async function clientWith(world: World, username: string, password: string): Promise<DAVClient> {
  const client = new DAVClient({
    serverUrl: davUrl,
    credentials: { username, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
    fetch: fetchIn(world),
  })
  await client.login()
  return client
}

/** The calendar of a client with a name. */
export async function calendarNamed(client: DAVClient, name: string): Promise<DAVCalendar> {
  const found = (await client.fetchCalendars()).find(({ displayName }) => displayName === name)
  if (!found) throw new Error(`There is no calendar ${name}`)
  return found
}

/** Creates an object and expects that it was. */
export async function put(
  client: DAVClient,
  calendar: DAVCalendar,
  uid: string,
  text: string,
): Promise<void> {
  const answer = await client.createCalendarObject({ calendar, filename: `${uid}.ics`, iCalString: text })
  expect(answer.status, await answer.text()).toBe(201)
}

/** Changes an object as it was read, and expects that it was. */
export async function update(client: DAVClient, object: DAVCalendarObject, data: string): Promise<void> {
  const answer = await client.updateCalendarObject({ calendarObject: { ...object, data } })
  expect(answer.status, await answer.text()).toBe(204)
}

/** The objects of a calendar by their identifiers. */
export async function objectsIn(
  client: DAVClient,
  calendar: DAVCalendar,
): Promise<Map<string, DAVCalendarObject>> {
  const objects = await client.fetchCalendarObjects({ calendar })
  return new Map(objects.map((object) => [uidOf(object.url), object]))
}

export const uidOf = (url: string): string =>
  decodeURIComponent(url.split('/').at(-1) ?? '').replace(/\.ics$/, '')
