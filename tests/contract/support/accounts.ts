import type { ServerApp } from '../../../server/app'
import { clientOf, type Answer } from './client'
import type { World } from './world'

/** What whoever signs in is answered. */
export interface SignedIn {
  readonly accessToken: string
  readonly user: { readonly id: string } & Record<string, unknown>
  readonly permissions: Record<string, string[]>
}

export const password = 'correct horse battery'
let people = 0

/** Registers somebody whom nobody knew before. */
export async function register(world: World): Promise<SignedIn & { email: string }> {
  const email = `new${++people}@people.example`
  const given = { email, password, firstName: 'New', lastName: 'Person' }
  const answer = await world.nobody.post('/api/account/register', given)
  if (answer.status !== 200) throw new Error(answer.text)
  return { ...(answer.body as SignedIn), email }
}

/** The account of a token, at one of the servers. */
export const mine = (server: ServerApp, token: string): Promise<Answer> =>
  clientOf(server, token).get('/api/account/my-account')
