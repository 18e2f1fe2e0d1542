import type { TestServer } from '#tests/support/server'

const writers = 4

/** Changes records for that number of milliseconds, four at a time. Returns the changes per second. */
export async function writesPerSecond(
  server: TestServer,
  token: string,
  milliseconds: number,
): Promise<number> {
  const since = performance.now()
  const counts = await Promise.all(
    Array.from({ length: writers }, async () => {
      const id = await newCustomer(server, token)
      let count = 0
      for (; performance.now() - since < milliseconds; count++)
        await rename(server, token, id, `Name ${count}`)
      return count
    }),
  )
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (all * 1000) / (performance.now() - since)
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})
let made = 0

export async function newCustomer({ url }: TestServer, token: string): Promise<string> {
  const body = JSON.stringify({ name: 'Measured', email: `m${++made}@measured.example`, country: 'DE' })
  const answer = await fetch(`${url}/api/customers`, { method: 'POST', headers: headersOf(token), body })
  return ((await answer.json()) as { id: string }).id
}

export async function rename({ url }: TestServer, token: string, id: string, name: string): Promise<void> {
  const body = JSON.stringify({ name })
  const answer = await fetch(`${url}/api/customers/${id}`, {
    method: 'PATCH',
    headers: headersOf(token),
    body,
  })
  if (!answer.ok) throw new Error(`A change was answered ${answer.status}`)
  await answer.arrayBuffer()
}
