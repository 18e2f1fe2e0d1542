import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPassword } from '#server/features/auth/account'
import { curlOf, samples, textOf, typeOf, type Sample } from '#marketing/pages/developers/samples'
import { clientOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await setPassword(world.database, world.people.admin.id, 'a-long-password')
})
afterAll(() => world.close())

/** Sends a sample request of the documentation with its variables filled in. */
async function made(sample: Sample, own: Readonly<Record<string, string>> = {}) {
  const filled = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name: string) => own[name] ?? '')
  const client = clientOf(world.server, sample.isSigned && own['TOKEN'])
  const body = sample.body && filled(textOf(sample.body))
  const headers = { ...sample.headers, ...(sample.body && { 'content-type': typeOf(sample.body) }) }
  return client.send(sample.method, filled(sample.path), body, headers)
}

it('the samples of the documentation work as written', async () => {
  const quote = await made(samples.quote)
  expect(quote).toMatchObject({ status: 200, body: { pair: 'EUR/USD', sample: true } })
  const rates = await made(samples.rates)
  expect(rates).toMatchObject({ status: 200, body: { base: 'EUR', sample: true } })
  const { email } = world.people.admin
  const signedIn = await made(samples.signIn, { EMAIL: email, PASSWORD: 'a-long-password' })
  expect(signedIn.status).toBe(200)
  const own = {
    TOKEN: (signedIn.body as { accessToken: string }).accessToken,
    PASSWORD: 'a-long-password',
  }
  const created = await made(samples.create, own)
  expect(created.status).toBe(201)
  const { id } = created.body as { id: string }
  expect((await made(samples.create, own)).body).toMatchObject({ id })
  expect(await made(samples.change, { ...own, ID: id })).toMatchObject({
    status: 200,
    body: { city: 'Lantern Bay', version: 2 },
  })
  expect((await made(samples.change, { ...own, ID: id })).status).toBe(409)
  const listed = await made(samples.list, own)
  expect(listed.headers.get('x-total-count')).toBe('1')
  const { key } = (await made(samples.apiKey, own)).body as { key: string }
  expect((await clientOf(world.server, key).get('/api/questions')).status).toBe(200)
})

it('the payout samples validate by a dry run, import once, and leave the entries pending', async () => {
  const { admin } = world.people
  const accounts = await admin.client.post('/api/bankAccounts', {
    name: 'Operating account',
    currency: 'EUR',
  })
  const own = { TOKEN: admin.token, ACCOUNT: (accounts.body as { id: string }).id }
  const entries = () => admin.client.get('/api/ledgerEntries?status=pending')
  const tried = await made(samples.payoutsTried, own)
  expect(tried).toMatchObject({ status: 200, body: { count: 3, created: 3, errors: {} } })
  expect((await entries()).headers.get('x-total-count')).toBe('0')
  const brought = await made(samples.payouts, own)
  expect(brought).toMatchObject({ status: 200, body: { count: 3, created: 3 } })
  const { batch } = brought.body as { batch: string }
  expect((await made(samples.payouts, own)).body).toMatchObject({ batch })
  const pending = await entries()
  expect(pending.headers.get('x-total-count')).toBe('3')
  expect(pending.body).toMatchObject([1, 2, 3].map(() => ({ direction: 'out', currency: 'EUR' })))
})

it('the card samples issue a card once, with its limit, and freeze it', async () => {
  const own = { TOKEN: world.people.admin.token }
  const issued = await made(samples.card, own)
  expect(issued).toMatchObject({ status: 201, body: { kind: 'company', monthlyLimit: 500_00 } })
  const { id } = issued.body as { id: string }
  expect((await made(samples.card, own)).body).toMatchObject({ id })
  expect((await made(samples.cardFrozen, { ...own, ID: id })).status).toBe(200)
  const card = await world.people.admin.client.get(`/api/paymentCards/${id}`)
  expect(card.body).toMatchObject({ status: 'frozen' })
})

it('samples are rendered as curl commands', () => {
  expect(curlOf(samples.rates)).toBe('curl "%origin%/api/fx/rates?base=EUR"')
  expect(curlOf(samples.cardFrozen)).toMatch(/^curl -X POST "[^"]+\/freeze" /)
  expect(curlOf(samples.change)).toBe(
    [
      'curl -X PATCH "%origin%/api/customers/$ID"',
      '-H "authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      `-H 'if-match: "1"'`,
      `-d '{"city":"Lantern Bay"}'`,
    ].join(' \\\n  '),
  )
  expect(curlOf(samples.payouts)).toContain(`--data-binary "account,direction,`)
})
