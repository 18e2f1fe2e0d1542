import type { Answer, Client } from './client'

/** A client whose requests may be refused, but never fail or have to wait: those that did are added to `failed`. */
export function watchedClient(client: Client, failed: string[]): Client {
  const checked = (answer: Answer): Answer => {
    const { status, text } = answer
    if (status === 401 || status === 429 || status >= 500) failed.push(text)
    return answer
  }
  return {
    ...client,
    get: async (...request) => checked(await client.get(...request)),
    post: async (...request) => checked(await client.post(...request)),
    patch: async (...request) => checked(await client.patch(...request)),
    remove: async (...request) => checked(await client.remove(...request)),
    // A few imported files wait for their thread, and others have to be sent again.
    send: async (...request) => {
      const answer = await client.send(...request)
      return answer.status === 503 ? answer : checked(answer)
    },
  }
}
