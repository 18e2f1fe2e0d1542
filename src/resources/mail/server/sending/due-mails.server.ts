import type { Caller } from '#server/base/caller'
import { report } from '#server/base/report'
import { inTransaction, programWriter, writerFor } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Services } from '#server/write/services/services'
import { mails } from '../../mails.resource'
import { sendNow } from './mail-sending.server'
import { save } from '../mail-writing.server'
import { returnDueMails } from '../conversations/snoozed.server'

interface DueMail {
  readonly id: string
  readonly owner: string
  readonly sendAt: string
}

/** How many mails are read at once. */
const batchSize = 100

/** Sends the scheduled mails and returns the snoozed ones that are due. Resolves with the time of the next one. */
export async function doDueMails(services: Services): Promise<Date | undefined> {
  const times = [await sendDueMails(services), await returnDueMails(services)].flatMap((time) => time ?? [])
  return times.toSorted((time, other) => time.getTime() - other.getTime())[0]
}

/**
 * Sends the scheduled mails that are due, each in a transaction of its own; one that fails does not stop the others, and
 * is tried again after a quarter of an hour. Resolves with the time of the next one.
 */
async function sendDueMails(services: Services): Promise<Date | undefined> {
  let last: DueMail | undefined
  do {
    const due = await dueAfter(services, last)
    for (const mail of due) await sendOrPostpone(services, mail)
    last = due.length < batchSize ? undefined : due.at(-1)
  } while (last)
  const [next] = await services.database.query<{ sendAt: string | null }>({
    name: 'mail_next_due',
    text: `select min("sendAt") as "sendAt" from "mails" where "folder" = 'scheduled' and "sendAt" > now()`,
  })
  return next?.sendAt ? new Date(next.sendAt) : undefined
}

const dueAfter = ({ database }: Services, last: DueMail | undefined): Promise<DueMail[]> =>
  database.query<DueMail>({
    name: 'mail_due',
    text: `select "id", "owner", "sendAt" from "mails" where "folder" = 'scheduled' and "sendAt" <= now()
        and ("sendAt", "id") > ($1::timestamptz, $2::uuid)
      order by "sendAt", "id" limit ${batchSize}`,
    values: [last?.sendAt ?? '-infinity', last?.id ?? '00000000-0000-0000-0000-000000000000'],
  })

async function sendOrPostpone(services: Services, mail: DueMail): Promise<void> {
  try {
    await sendDue(services, mail)
  } catch (error) {
    report('A scheduled mail could not be sent', error)
    await postpone(services, mail).catch((other: unknown) => report('It could not be postponed', other))
  }
}

const retryMs = 15 * 60_000

async function postpone(services: Services, { id }: DueMail): Promise<void> {
  await inTransaction(programWriter(services), async (writing) => {
    const record = await lockAllowed(writing, mails, id, 'read', undefined)
    const now = writing.now()
    if (record['folder'] === 'scheduled' && isDue(record['sendAt'], now))
      await save(writing, mails, record, { sendAt: new Date(Date.parse(now) + retryMs).toISOString() })
  })
}

/**
 * Sends a mail as its author. Under its lock it is still scheduled and due: another server may have sent it, and its
 * author may have taken it back. That of an author who may no longer sign in becomes a draft.
 */
async function sendDue(services: Services, { id, owner }: DueMail): Promise<void> {
  const author = await authorOf(services, owner)
  const writer = author ? writerFor(services, author) : programWriter(services)
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, mails, id, 'read', undefined)
    if (record['folder'] !== 'scheduled' || !isDue(record['sendAt'], writing.now())) return
    if (author) await sendNow(writing, record)
    else await save(writing, mails, record, { folder: 'drafts', sendAt: null })
  })
}

const isDue = (sendAt: unknown, now: string) => Date.parse(String(sendAt)) <= Date.parse(now)

/** The author as a caller, with the role that they have now; undefined if they are not active. */
async function authorOf({ database }: Services, id: string): Promise<Caller | undefined> {
  const [author] = await database.query<Pick<Caller, 'role' | 'language'>>({
    name: 'mail_due_author',
    text: `select "role", "locale" as "language" from "users" where "id" = $1 and "status" = 'active'`,
    values: [id],
  })
  return author && { userId: id, sessionId: null, ...author }
}
