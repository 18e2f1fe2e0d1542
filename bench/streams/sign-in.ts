import type { TestServer } from '#tests/support/server'

/** The access token of the demo administrator. */
export async function signIn({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** Creates sessions, because the number of streams per session is limited. Returns their tokens. */
export const signInOften = async (server: TestServer, count: number): Promise<string[]> => {
  const tokens: string[] = []
  for (let installation = 0; installation < count; installation++) tokens.push(await signIn(server))
  return tokens
}
