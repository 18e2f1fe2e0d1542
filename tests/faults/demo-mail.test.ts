import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { freePort } from '../support/free-port'
import { emptyWorkspace } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'

const started = async (port: number): Promise<TestServer> =>
  startServer({ copyOf: await emptyWorkspace(), env: { DEMO_MAIL_IN_PORT: String(port) } })

/** The subjects of the inbox of a demo user. */
async function inboxOf({ url }: TestServer): Promise<unknown[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'user@corridor.example', password: 'corridor' })
  const login = await fetch(`${url}/api/account/login`, { method: 'POST', headers, body })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const answer = await fetch(`${url}/api/mail/mails?label=inbox`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return ((await answer.json()) as { mails: { subject: string }[] }).mails.map(({ subject }) => subject)
}

test('a mail that is sent to a user of the demo is in their inbox', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const server = await started(port)
  expect(server.output()).toContain(`Receiving mail by SMTP on port ${port}`)
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const mail = { from: 'bob@company.example', to: 'user@corridor.example', subject: 'A trial' }
  await transport.sendMail({ ...mail, text: 'Hello' })
  transport.close()
  expect(await inboxOf(server)).toContain('A trial')
  await server.stop()
})

test('the demo starts without mail where the port is taken', { timeout: 120_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = await started(port)
  const sentence = `No mail is received, as port ${port} cannot be used: DEMO_MAIL_IN_PORT sets another.`
  expect(server.output().split('\n')).toContain(sentence)
  expect(await inboxOf(server)).toEqual(expect.any(Array))
  await server.stop()
  other.close()
})
