import type { Notification } from '#resources/notifications/notifications.resource'
import type { User } from '#resources/users/users.resource'

/** A topic that users can choose on their account page to be notified of by mail. */
export type Topic = User['notifyAbout'][number]

/** The topic of each kind of notification. The others are not sent by mail. */
export const topics: { readonly [Kind in Notification['kind']]?: Topic } = {
  invoiceSent: 'invoices',
  invoicePaid: 'invoices',
  invoiceVoided: 'invoices',
  recurringFailed: 'invoices',
  userRegistered: 'registrations',
}
