import type { ServerApp } from '#server/lifecycle/app'
import { setPassword } from '#server/features/auth/account'
import type { Limit } from '#server/features/limits/limits'
import { clientOf, type Answer, type Client } from './client'
import { codeTo } from '../mail/mails'
import type { Person, World } from './world'

/** The response of a sign-in. */
export interface SignedIn {
  readonly accessToken: string
  readonly user: { readonly id: string } & Record<string, unknown>
  readonly permissions: Record<string, string[]>
}

export const password = 'correct horse battery'
let people = 0

/** The registration input of a new user. */
export const newcomer = () => ({
  email: `new${++people}@people.example`,
  password,
  firstName: 'New',
  lastName: 'Person',
})

/** Registers a new user and enters the mailed code. */
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
 * The longest Retry-After of a limit in seconds: attempts are counted in fixed windows, so the oldest of them may
 * count for up to one share longer than the window.
 */
export const longestWait = ({ max, seconds }: Limit): number => Math.ceil(seconds * (1 + 1 / max))

/** Gives users without a password one, with which they can create API keys. */
export async function givePasswords({ database }: World, ...people: readonly Person[]): Promise<void> {
  for (const { id } of people) await setPassword(database, id, password)
}

/** Creates an API key of a user who has the default password. */
export async function keyOf(client: Client, given: object = {}): Promise<string> {
  const answer = await client.post('/api/account/api-keys', { name: 'Reports', password, ...given })
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { key: string }).key
}

/** Deletes all counted attempts, for tests that are not about rate limits. */
export const forgetAttempts = ({ database }: Pick<World, 'database'>): Promise<unknown> =>
  database.query({ text: 'delete from "throttles"' })

/** The account of a token, from one of the servers. */
export const mine = (server: ServerApp, token: string): Promise<Answer> =>
  clientOf(server, token).get('/api/account/my-account')
