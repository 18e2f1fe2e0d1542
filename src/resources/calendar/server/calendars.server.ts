import { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { lockRecords, updateRelated } from '#server/write/related'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { calendars } from '../calendars.resource'

/** How many events one transaction changes. */
const maxEvents = 1000

export const calendarsHooks: ResourceHooks<typeof calendars> = {
  /** Its events stay, without a calendar. */
  beforeDelete: async (context: ActionContext<typeof calendars>) => {
    const rows = await context.tx.query<{ id: string }>(
      statement(
        sql`select "id" from "calendarEvents" where "calendar" = ${context.record.id} order by "id" limit ${maxEvents + 1}`,
      ),
    )
    if (rows.length > maxEvents) throw new Problem({ kind: 'referenced' })
    const ids = rows.map(({ id }) => id)
    const events = await lockRecords(context, 'calendarEvents', ids)
    for (const event of events.values())
      await updateRelated(context, 'calendarEvents', event, { calendar: null })
  },
}
