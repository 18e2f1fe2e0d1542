import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { hashOf, mailCorpus } from '../support/mail/mail-corpus'
import { startMailIn, type MailIn } from '../support/mail/mail-in'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let mailIn: MailIn
beforeAll(async () => {
  world = await createWorld(corridor)
  mailIn = await startMailIn(world)
})
afterAll(async () => {
  await mailIn.close()
  await world.close()
})

/** The client of the test sends no bare line feeds. */
const asSent = (source: Buffer): Buffer =>
  Buffer.from(source.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1')

interface Row {
  readonly subject: string
  readonly body: string | null
  readonly attachments: { size: number; content: string }[]
}

/** The checksum of each upload. */
async function checksums(): Promise<Map<string, string>> {
  const rows = await world.database.query<{ id: string; checksum: string }>({
    text: 'select "id"::text, "checksum" from "uploads"',
  })
  return new Map(rows.map(({ id, checksum }) => [id, checksum]))
}

it('300 messages as they are on the Internet arrive without a loss', { timeout: 60_000 }, async () => {
  const { user } = world.people
  const samples = mailCorpus(300)
  const transport = createTransport({
    host: '127.0.0.1',
    port: mailIn.port,
    ignoreTLS: true,
    pool: true,
    maxConnections: 4,
  })
  const envelope = { from: 'bob@elsewhere.example', to: user.email }
  await Promise.all(samples.map(({ source }) => transport.sendMail({ envelope, raw: source })))
  transport.close()
  const rows = await world.database.query<Row>({
    text: 'select "subject", "body", "attachments" from "mails" where "owner" = $1',
    values: [user.id],
  })
  expect(rows).toHaveLength(samples.length)
  const found = new Map(rows.map((row) => [row.subject, row]))
  const uploads = await checksums()
  const sources = new Set(uploads.values())
  for (const { subject, marker, files, source } of samples) {
    const row = found.get(subject)
    expect(row?.body, subject).toContain(marker)
    const attached = (row?.attachments ?? []).map(({ size, content }) => ({
      hash: uploads.get(content.split('/')[3] ?? ''),
      size,
    }))
    expect(attached, subject).toEqual(expect.arrayContaining([...files]))
    expect(sources.has(hashOf(asSent(source))), subject).toBe(true)
  }
})
