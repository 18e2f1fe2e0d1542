import { report } from '#server/base/report'
import { sql, statement } from '#server/db/statement'
import { inTransaction, programWriter } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Services } from '#server/write/services/services'
import { apply } from '#server/write/update'
import { invoices } from '../../invoices.resource'
import { mailInvoice } from '../invoice-mail'
import type { LockedInvoice } from '../locked-invoice'
import { Postponements } from './postponements'

/** Invoices that are read at once. */
const batchSize = 100
/** When a reminder that could not be sent is tried again, in milliseconds. */
const retryMs = 10 * 60_000

/** The invoices whose reminder could not be sent. */
const postponed = new Postponements()

interface DueStage {
  readonly id: string
  /** The days after the due date of the last stage that is due. */
  readonly stage: number
}

/**
 * The last due stage of overdue invoices: of stages that passed while no server ran only the last is sent. An invoice
 * that was reminded today already waits until tomorrow.
 */
const dueStages = sql`select i."id", max((s->>'days')::int) as "stage" from "invoices" i
  join "sellers" on "sellers"."id" = i."seller"
  cross join lateral jsonb_array_elements("sellers"."reminderStages") s
  where i."status" = 'overdue' and (s->>'days')::int <= (now() at time zone 'utc')::date - i."dueOn"
    and (s->>'days')::int > coalesce(i."reminderStage", 0)
    and i."remindedOn" is distinct from (now() at time zone 'utc')::date`

/**
 * Reminds the customers of overdue invoices at the stages that their sellers have chosen, each once. One that fails does
 * not keep the others from being sent.
 */
export async function remindByStages(services: Services): Promise<undefined> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const due = await services.database.query<DueStage>(
      statement(
        sql`${dueStages} and i."id" > ${last}::uuid group by i."id" order by i."id" limit ${sql.raw(String(batchSize))}`,
      ),
    )
    for (const { id } of due) await remindOrPostpone(services, id)
    if (due.length < batchSize) return
    last = due.at(-1)?.id ?? last
  }
}

async function remindOrPostpone(services: Services, id: string): Promise<void> {
  if (postponed.has(services, id)) return
  try {
    await remindOne(services, id)
  } catch (error) {
    report('An automatic reminder could not be sent', error)
    postponed.add(services, id, retryMs)
  }
}

/** Under the lock of the invoice the stage is still due: another server may have sent it, a customer may have paid. */
async function remindOne(services: Services, id: string): Promise<void> {
  await inTransaction(programWriter(services), async (writing) => {
    const record = (await lockAllowed(writing, invoices, id, 'read', undefined)) as LockedInvoice
    const [due] = await writing.tx.query<DueStage>(
      statement(sql`${dueStages} and i."id" = ${id}::uuid group by i."id"`),
    )
    if (!due) return
    await mailInvoice({ ...writing, record }, { kind: 'reminder', isAutomatic: true })
    const values = {
      reminders: record.reminders + 1,
      remindedOn: writing.now().slice(0, 10),
      reminderStage: due.stage,
    }
    await apply(writing, invoices, { operation: 'remind', record, values, rule: sql`true` })
  })
}
