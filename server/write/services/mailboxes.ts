import type { ParsedMail } from '#server/base/parsing/mail/parsed-mail'
import type { Services } from './services'

/** A message from another mail server. */
export interface ReceivedMessage {
  /** The sender of the envelope; empty for notices of mail servers. */
  readonly from: string
  /** The recipients of the envelope. */
  readonly to: readonly string[]
  /** The message as it came: the upload that has it, and its checksum. */
  readonly source: { readonly address: string; readonly id: string; readonly checksum: string }
  readonly parsed: ParsedMail
}

/** What a resource does with messages from other mail servers. */
export interface Mailboxes {
  /** Whether there is a mailbox for an address; `from` is empty for notices of mail servers. */
  accepts(services: Services, address: string, from: string): Promise<boolean>
  /** Stores a message, all of it or nothing. Returns the number of mailboxes that have it. */
  receive(services: Services, message: ReceivedMessage): Promise<number>
}
