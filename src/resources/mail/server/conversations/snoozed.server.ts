import { report } from '#server/base/report'
import { inTransaction, programWriter } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Services } from '#server/write/services/services'
import { mails } from '../../mails.resource'
import { save } from '../mail-writing.server'

interface Snoozed {
  readonly id: string
  /** Whether it is the latest one of its conversation that returns. */
  readonly isLatest: boolean
}

/** How many mails return at once. */
const batchSize = 100

/**
 * Returns the snoozed mails that are due to the inbox, where they are listed first; of each conversation the latest one
 * is unread. Resolves with the time of the next one.
 */
export async function returnDueMails(services: Services): Promise<Date | undefined> {
  let due: Snoozed[]
  do {
    due = await dueMails(services)
    if (!(await returnEach(services, due))) break
  } while (due.length === batchSize)
  const [next] = await services.database.query<{ snoozedUntil: string | null }>({
    name: 'mail_next_returned',
    text: `select min("snoozedUntil") as "snoozedUntil" from "mails"
      where "folder" = 'snoozed' and "snoozedUntil" > now()`,
  })
  return next?.snoozedUntil ? new Date(next.snoozedUntil) : undefined
}

/** The due mails, those of the earliest time first. */
const dueMails = ({ database }: Services): Promise<Snoozed[]> =>
  database.query<Snoozed>({
    name: 'mail_snooze_due',
    text: `select "id", row_number() over (partition by "owner", lower("thread") order by "sentAt" desc, "id" desc) = 1
        as "isLatest"
      from (select "id", "owner", "thread", "sentAt" from "mails"
        where "folder" = 'snoozed' and "snoozedUntil" <= now()
        order by "snoozedUntil", "createdAt" limit ${batchSize}) as "due"`,
  })

/** Whether all of them have returned; those that could not be changed are tried again later. */
async function returnEach(services: Services, due: readonly Snoozed[]): Promise<boolean> {
  let areAll = true
  for (const mail of due)
    try {
      await returnDue(services, mail)
    } catch (error) {
      report('A snoozed mail could not be returned to the inbox', error)
      areAll = false
    }
  return areAll
}

/** Under its lock it is still snoozed and due: another server may have returned it, and its owner may have moved it. */
async function returnDue(services: Services, { id, isLatest }: Snoozed): Promise<void> {
  await inTransaction(programWriter(services), async (writing) => {
    const record = await lockAllowed(writing, mails, id, 'read', undefined)
    if (record['folder'] !== 'snoozed') return
    if (Date.parse(String(record['snoozedUntil'])) > Date.parse(writing.now())) return
    await save(writing, mails, record, {
      folder: 'inbox',
      snoozedUntil: null,
      returnedAt: writing.now(),
      ...(isLatest && { isRead: false }),
    })
  })
}
