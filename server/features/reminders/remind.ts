import type { AnyResource } from '#define/resource'
import { recordTitle } from '#define/layout/record-title'
import { momentText } from '#server/base/labels/moment-text'
import { report } from '#server/base/report'
import { sql, statement } from '#server/db/statement'
import type { Stored, Writing } from '#server/write/context'
import { inTransaction, programWriter } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { idsIn } from '../notifications/notified-users'
import { notifyOfSystem } from '../notifications/notify'
import type { Answer } from '../attendance/attendance-fields'
import { effectiveAnswers } from '../attendance/occurrence-answers'
import { forget, planReminder, zoneOf } from './plan'
import { instantOfStart, isOver, remindersAt, type NextReminder } from './reminder-fields'

/** Records that are read at once. */
const batchSize = 20
/** When a reminder that could not be sent is tried again. */
const retryMinutes = 10
/** Older reminders of a series are skipped, in milliseconds. */
const oldestMs = 24 * 3_600_000

interface DueRow {
  readonly startsAt: string
  readonly dueAt: string
}

/**
 * Reminds of what is due: the organizer, and the attendees who have not declined. What was due while no server ran is
 * sent late, unless the event is over. Resolves with the time of the next reminder.
 */
export async function remindDue(services: Services, resource: AnyResource): Promise<Date | undefined> {
  for (;;) {
    const due = await services.database.query<{ record: string }>({
      name: 'reminder_due',
      text: `select "record" from "due_reminders" where "resource" = $1 and "dueAt" <= now()
        and ("retryAt" is null or "retryAt" <= now()) order by "dueAt" limit ${batchSize}`,
      values: [resource.name],
    })
    // One that fails does not keep the others from being sent.
    for (const { record } of due) await remindOne(services, resource, record)
    if (due.length < batchSize) break
  }
  const [next] = await services.database.query<{ dueAt: string | null }>({
    name: 'reminder_next',
    text: 'select min(greatest("dueAt", "retryAt")) as "dueAt" from "due_reminders" where "resource" = $1',
    values: [resource.name],
  })
  return next?.dueAt ? new Date(next.dueAt) : undefined
}

/** Reminds of one record, unless another server does. */
async function remindOne(services: Services, resource: AnyResource, record: string): Promise<void> {
  try {
    await inTransaction(programWriter(services), async (writing) => {
      const [due] = await writing.tx.query<DueRow>({
        name: 'reminder_take',
        text: `select "startsAt", "dueAt" from "due_reminders" where "resource" = $1 and "record" = $2
          and "dueAt" <= now() and ("retryAt" is null or "retryAt" <= now()) for update skip locked`,
        values: [resource.name, record],
      })
      if (!due) return
      const [startsAt, dueAt] = [Date.parse(due.startsAt), Date.parse(due.dueAt)]
      await remindOf(writing, resource, record, { startsAt, dueAt })
    })
  } catch (error) {
    report('A reminder could not be sent', error)
    await services.database.query({
      name: 'reminder_postpone',
      text: `update "due_reminders" set "retryAt" = now() + make_interval(mins => ${retryMinutes})
        where "resource" = $1 and "record" = $2`,
      values: [resource.name, record],
    })
  }
}

async function remindOf(
  writing: Writing,
  resource: AnyResource,
  id: string,
  due: NextReminder,
): Promise<void> {
  const alive = resource.trash ? sql` and "deletedAt" is null` : sql``
  const [record] = await writing.tx.query<Stored>(
    statement(sql`select * from ${sql.identifier(resource.name)} where "id" = ${id}${alive}`),
  )
  if (!record) {
    await forget(writing.tx, resource, id)
    return
  }
  const now = Date.now()
  if (!isOver(resource, record, due.startsAt, now)) await send(writing, resource, record, due)
  await planReminder(writing.tx, resource, record, Math.max(due.dueAt, now - oldestMs))
}

/** The organizer and the attendees who have not declined what starts at a time, in milliseconds. */
async function invitedIn(
  { tx }: Writing,
  resource: AnyResource,
  record: Stored,
  startsAt: number,
): Promise<string[]> {
  const { invitations, allDay } = resource.views?.calendar ?? {}
  if (!invitations) return []
  const all = (record[invitations.answers] ?? []) as readonly Answer[]
  const isWholeDay = allDay !== undefined && record[allDay] === true
  const zone = isWholeDay ? await zoneOf(tx, resource, record) : 'UTC'
  const answered = all.find(
    ({ occurrence }) =>
      occurrence && instantOfStart(resource, record, Date.parse(occurrence), zone) === startsAt,
  )
  const answers = effectiveAnswers(all, answered?.occurrence ?? new Date(startsAt).toISOString())
  const declined = new Set(answers.flatMap(({ invitee, answer }) => (answer === 'declined' ? [invitee] : [])))
  const attendees = idsIn(record[invitations.attendees]).filter((id) => !declined.has(id))
  return [...new Set([...idsIn(record[invitations.organizer]), ...attendees])]
}

async function send(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  due: NextReminder,
): Promise<void> {
  const { timezone, allDay } = resource.views?.calendar ?? {}
  const ofEvent = timezone === undefined ? undefined : ((record[timezone] ?? undefined) as string | undefined)
  const isWholeDay = allDay !== undefined && record[allDay] === true
  const title = recordTitle(resource, record) ?? resource.label[0]
  await notifyOfSystem(writing, await invitedIn(writing, resource, record, due.startsAt), {
    kind: 'reminder',
    subject: (language, zone) =>
      `${title} · ${momentText(due.startsAt, { language, isWholeDay, zone: (isWholeDay ? ofEvent : undefined) ?? zone ?? ofEvent ?? 'UTC' })}`,
    link: { resource: resource.name, record: record.id },
    byMail: remindersAt(resource, record, due).some(({ by }) => by === 'mail'),
  })
}
