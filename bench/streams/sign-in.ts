import type { TestServer } from '#tests/support/server'

/** The token of an administrator of the demo data. */
export async function signIn({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** New sessions, as one session may have fifty streams. */
export const signInOften = async (server: TestServer, count: number): Promise<string[]> => {
  const tokens: string[] = []
  for (let installation = 0; installation < count; installation++) tokens.push(await signIn(server))
  return tokens
}
