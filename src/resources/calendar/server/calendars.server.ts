import {
  checkSource,
  endExchange,
  resumeExchange,
  syncSubscription,
} from '#server/features/ics/subscriptions/calendar-hooks'
import { refreshDue } from '#server/features/ics/subscriptions/refresh'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { calendars } from '../calendars.resource'

const records = 'calendarEvents'

export const calendarsHooks: ResourceHooks<typeof calendars> = {
  beforeSave: async ({ values, previous, ...context }) =>
    checkSource(context, records, { values, previous, owner: String(values.owner) }),
  afterSave: async ({ record, previous, ...context }) =>
    syncSubscription(context, records, { record, previous, owner: record.owner }),
  beforeDelete: async ({ record, ...context }) => endExchange(context, records, record),
  beforeRestore: async ({ record, ...context }) =>
    resumeExchange(context, records, { record, owner: record.owner }),
  dueWork: refreshDue,
}
