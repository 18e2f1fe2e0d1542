import { request as send } from 'node:http'
import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Registers a user from an address of its own: a server accepts 30 registrations an hour from one address, which the tests
 * of a run exceed. All addresses that begin with 127 are those of this machine on Linux; elsewhere there is only one.
 */
export async function register(request: APIRequestContext, account: object): Promise<void> {
  const { origin } = new URL((await request.get('/favicon.svg')).url())
  count += 1
  const localAddress = `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`
  const options = process.platform === 'linux' ? { localAddress } : {}
  const status = await statusOf(`${origin}/api/account/register`, JSON.stringify(account), options)
  expect(status).toBeLessThan(300)
}

let count = 0

const statusOf = (url: string, body: string, options: { readonly localAddress?: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = send(url, { method: 'POST', headers, ...options }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
