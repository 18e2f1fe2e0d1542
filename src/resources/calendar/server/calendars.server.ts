import { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import {
  checkSource,
  endExchange,
  resumeExchange,
  syncSubscription,
} from '#server/features/ics/subscriptions/calendar-hooks'
import { refreshDue } from '#server/features/ics/subscriptions/refresh'
import { lockRecords, updateRelated } from '#server/write/related'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { calendars } from '../calendars.resource'

const records = 'calendarEvents'
/** How many events one transaction changes. */
const maxEvents = 1000

/** The events of a deleted calendar stay, without a calendar. */
async function releaseEvents(context: ActionContext<typeof calendars>): Promise<void> {
  const rows = await context.tx.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(records)} where "calendar" = ${context.record.id} order by "id" limit ${maxEvents + 1}`,
    ),
  )
  if (rows.length > maxEvents) throw new Problem({ kind: 'referenced' })
  const ids = rows.map(({ id }) => id)
  const events = await lockRecords(context, records, ids)
  for (const event of events.values()) await updateRelated(context, records, event, { calendar: null })
}

export const calendarsHooks: ResourceHooks<typeof calendars> = {
  beforeSave: async ({ values, previous, ...context }) =>
    checkSource(context, records, { values, previous, owner: String(values.owner) }),
  afterSave: async ({ record, previous, ...context }) =>
    syncSubscription(context, records, { record, previous, owner: record.owner }),
  beforeDelete: async (context) => {
    // Deletes what was read from elsewhere.
    await endExchange(context, records, context.record)
    await releaseEvents(context)
  },
  beforeRestore: async ({ record, ...context }) =>
    resumeExchange(context, records, { record, owner: record.owner }),
  dueWork: refreshDue,
}
