import { request, type ClientRequest } from 'node:http'

/**
 * Opens a stream of changes; resolves when it has received data.
 * @param onData called with each piece of text
 * @throws Error if the server refuses it
 */
export const openStream = (
  url: string,
  token: string,
  onData: (chunk: string) => void = () => undefined,
): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const opening = request(`${url}/api/stream`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    })
    opening.on('error', reject)
    opening.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`There is no stream: ${response.statusCode}`))
      response.setEncoding('utf8')
      response.once('data', () => resolve(opening))
      response.on('data', onData)
      response.on('error', () => undefined)
    })
    opening.end()
  })
