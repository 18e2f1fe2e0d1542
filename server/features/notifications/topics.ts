import type { Notification } from '#resources/notifications/notifications.resource'
import type { User } from '#resources/users/users.resource'

/** What people choose on their account page to hear of by mail too. */
export type Topic = User['notifyAbout'][number]

/** The choice that a notification belongs to. Of the end of an import people hear where they began it. */
export const topics: { readonly [Kind in Notification['kind']]?: Topic } = {
  invoiceSent: 'invoices',
  invoicePaid: 'invoices',
  invoiceVoided: 'invoices',
  userRegistered: 'registrations',
}
