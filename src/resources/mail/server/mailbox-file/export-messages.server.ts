import { uploadById } from '#server/features/files/keep'
import { messageOf, sourceOf } from '#server/features/mail/message'
import { Problem } from '#server/base/errors/problem'
import type { Row } from '#server/read/selection'
import { uploadOfAddress } from '#server/read/uploads/address'
import { plainAddresses } from '#server/read/uploads/values'
import type { Writer } from '#server/write/context'
import { mails, type OwnMail } from '../../mails.resource'
import { letterOf } from '../sending/letter'
import { namesOf } from './marks'
import { fromLine, markHeaders, quotedLines } from './mbox-writer'

/** The names of the caller's labels by their ids. */
export async function labelNames({ database, caller }: Writer): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; name: string }>({
    name: 'mail_label_names',
    text: `select "id", "name" from "mailLabels" where "owner" = $1 and "query" is null limit 1000`,
    values: [caller.userId],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * A mail as a message of a file (mbox): as it came, or as it was sent.
 * @throws Problem missing if its bytes are gone.
 */
export async function* messageOfMail(
  { services }: Writer,
  given: Row<typeof mails>,
  labels: ReadonlyMap<string, string>,
): AsyncGenerator<Buffer> {
  const mail = plainAddresses(mails.fields, given) as OwnMail
  const source =
    mail.original === null ? await asSent(services, mail) : await asReceived(services, mail.original)
  const { isRead, isStarred, bcc } = mail
  const names = namesOf(
    mail,
    mail.labels.flatMap((id) => labels.get(id) ?? []),
  )
  yield Buffer.from(fromLine(mail.fromAddress, new Date(mail.sentAt)))
  // The source of a sent mail has no blind copies; that of an imported one may have them.
  const copies = mail.original === null ? bcc.map(({ address }) => address) : []
  yield Buffer.from(markHeaders({ names, isRead, isStarred, bcc: copies }))
  yield* quotedLines(source)
}

type Services = Writer['services']

async function asSent(services: Services, mail: OwnMail): Promise<AsyncIterable<Uint8Array>> {
  const letter = await letterOf(services, mail)
  return sourceOf(await messageOf(letter, [], services.mail.sender))
}

async function asReceived(services: Services, original: string): Promise<AsyncIterable<Uint8Array>> {
  const upload = await uploadById(services.database, uploadOfAddress(original) ?? '')
  const bytes = upload && (await services.contents.open(upload.checksum))
  if (!bytes) throw new Problem({ kind: 'missing' })
  return bytes
}
