import { DatabaseUnavailable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { clock } from '#server/base/caller'
import { report } from '#server/base/report'
import { sql } from '#server/db/statement'
import { inTransaction, isRetried, programWriter, type Writing } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Services } from '#server/write/services/services'
import { apply } from '#server/write/update'
import { firstDateAfter } from '../../recurring-dates.wire'
import { recurringInvoices } from '../../recurring-invoices.resource'
import { Postponements } from '../reminders/postponements'
import { createInvoice } from './create-invoice'
import { storeFailure } from './failure'
import type { LockedRecurring } from './locked-recurring'

/** Records that are read at once. */
const batchSize = 100
/** The most dates of one record that are made up for in one run, so that the others do not wait. */
const maxDates = 12
/** When an invoice that could not be created is tried again, in milliseconds. */
const retryMs = 60 * 60_000

/** The records whose invoice could not be created; one that was changed is tried at once. */
const postponed = new Postponements()

interface Due {
  readonly id: string
  readonly version: number
}

/**
 * Creates the invoices of all dates that have come: each date one invoice, in order, also those that passed while no
 * server ran. One that fails does not keep the others from being created.
 */
export async function createDue(services: Services, now: () => string = clock): Promise<undefined> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const due = await services.database.query<Due>({
      name: 'recurring_due',
      text: `select "id", "version" from "recurringInvoices"
        where "status" = 'active' and "nextOn" <= $1::date and "id" > $2::uuid order by "id" limit ${batchSize}`,
      values: [now().slice(0, 10), last],
    })
    for (const each of due) await createOrPostpone(services, each, now)
    if (due.length < batchSize) return
    last = due.at(-1)?.id ?? last
  }
}

async function createOrPostpone(services: Services, { id, version }: Due, now: () => string): Promise<void> {
  if (postponed.has(services, id, version)) return
  try {
    for (let dates = 0; dates < maxDates; dates++) if (!(await createNext(services, id, now))) break
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    if (!(error instanceof Problem)) report('A recurring invoice could not be created', error)
    // The next run tries it again.
    if (isRetried(error)) return
    const failed = await withDue(services, id, now, (writing, record) => storeFailure(writing, record, error))
    if (failed !== undefined) postponed.add(services, id, retryMs, failed)
  }
}

/**
 * Creates the next invoice of a record, and plans the one after it.
 * @returns whether that is due as well.
 */
const createNext = (services: Services, id: string, now: () => string): Promise<boolean | undefined> =>
  withDue(services, id, now, async (writing, record) => {
    const { nextOn: date } = record
    await createInvoice(writing, record, date)
    const next = firstDateAfter(record, date)
    const values = {
      lastOn: date,
      nextOn: next ?? null,
      created: record.created + 1,
      failedBecause: null,
      ...(next === undefined && { status: 'ended' }),
    }
    const operation = next === undefined ? 'end' : 'update'
    await apply(writing, recurringInvoices, { operation, record, values, rule: sql`true` })
    return next !== undefined && next <= now().slice(0, 10)
  })

/**
 * Runs work with a record in one transaction, under its lock, if it is still due then: another server may have created
 * the invoice, a user may have paused or deleted it.
 */
async function withDue<T>(
  services: Services,
  id: string,
  now: () => string,
  work: (writing: Writing, record: LockedRecurring & { readonly nextOn: string }) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inTransaction(programWriter(services, now), async (writing) => {
      const record = (await lockAllowed(writing, recurringInvoices, id, 'read', undefined)) as LockedRecurring
      const { nextOn, status } = record
      if (status !== 'active' || nextOn === null || nextOn > now().slice(0, 10)) return undefined
      return work(writing, { ...record, nextOn })
    })
  } catch (error) {
    if (error instanceof Problem && error.refusal.kind === 'missing') return undefined
    throw error
  }
}
