import type { ServerApp } from '#server/lifecycle/app'
import { setPassword } from '#server/features/auth/account'
import type { Limit } from '#server/features/limits/limits'
import { clientOf, type Answer, type Client } from './client'
import { codeTo } from './mails'
import type { Person, World } from './world'

/** What whoever signs in is answered. */
export interface SignedIn {
  readonly accessToken: string
  readonly user: { readonly id: string } & Record<string, unknown>
  readonly permissions: Record<string, string[]>
}

export const password = 'correct horse battery'
let people = 0

/** What a new user enters about themselves. */
export const newcomer = () => ({
  email: `new${++people}@people.example`,
  password,
  firstName: 'New',
  lastName: 'Person',
})

/** Registers a new user, and enters the code that they were sent. */
export async function register(world: World): Promise<SignedIn & { email: string }> {
  const given = newcomer()
  const { email } = given
  const registered = await world.anonymous.post('/api/account/register', given)
  if (registered.status !== 200) throw new Error(registered.text)
  const code = await codeTo(world, email)
  const answer = await world.anonymous.post('/api/account/verify', { email, code })
  if (answer.status !== 200) throw new Error(answer.text)
  return { ...(answer.body as SignedIn), email }
}

/**
 * The longest wait in seconds that a limit may answer: attempts are counted by fixed windows, so the oldest of them may
 * count for up to one share longer than the limit's own time.
 */
export const longestWait = ({ max, seconds }: Limit): number => Math.ceil(seconds * (1 + 1 / max))

/** Gives people who have none a password, by which they may make API keys. */
export async function givePasswords({ database }: World, ...people: readonly Person[]): Promise<void> {
  for (const { id } of people) await setPassword(database, id, password)
}

/** The key of a program that asks in somebody's name, who has the usual password. */
export async function keyOf(client: Client, given: object = {}): Promise<string> {
  const answer = await client.post('/api/account/api-keys', { name: 'Reports', password, ...given })
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { key: string }).key
}

/** As if nobody had tried anything for an hour: what a test tries is not about throttles. */
export const forgetAttempts = ({ database }: Pick<World, 'database'>): Promise<unknown> =>
  database.query({ text: 'delete from "throttles"' })

/** The account of a token, at one of the servers. */
export const mine = (server: ServerApp, token: string): Promise<Answer> =>
  clientOf(server, token).get('/api/account/my-account')
