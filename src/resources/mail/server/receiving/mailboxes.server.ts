import { addressOfSender } from '#server/features/mail/transport'
import type { Mailboxes } from '#server/write/services/mailboxes'
import { accountsOf } from '../sending/known-accounts'
import { receive } from './receive.server'
import { mailboxAddresses } from './recipients'

/** The mailboxes of the users, and the return address of the mails that they send, to which only notices come. */
export const mailboxes: Mailboxes = {
  async accepts(services, address, from) {
    if (from === '' && address === addressOfSender(services.mail.sender)) return true
    return (await accountsOf(services.database, mailboxAddresses(address))).length > 0
  },
  receive,
}
