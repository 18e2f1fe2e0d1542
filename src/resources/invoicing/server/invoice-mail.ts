import type { Language, Transaction } from '#server/base/caller'
import { mailDocument } from '#server/features/documents/mail/document-mail'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { invoices } from '../invoices.resource'

interface Recipient {
  readonly email: string
  readonly country: string
  /** The language of the user who signs in for the customer. */
  readonly locale: Language | null
}

interface InvoiceMail {
  readonly kind?: 'document' | 'reminder'
  readonly isAutomatic?: boolean
}

/** Mails an invoice to its customer, in their language. */
export async function mailInvoice(
  move: ActionContext<typeof invoices>,
  { kind = 'document', isAutomatic = false }: InvoiceMail = {},
): Promise<void> {
  const recipient = await recipientOf(move, move.record.customer)
  if (recipient) await mailDocument(move, invoices, move.record.id, { ...recipient, kind, isAutomatic })
}

/** The address and the language of a customer: that of their user, else that of their country. */
export async function recipientOf(
  { tx }: Transaction,
  customer: string,
): Promise<{ readonly to: string; readonly language: Language } | undefined> {
  const [found] = await tx.query<Recipient>({
    text: `select c."email", c."country", u."locale" from "customers" c left join "users" u on u."id" = c."account"
      where c."id" = $1`,
    values: [customer],
  })
  return found && { to: found.email, language: found.locale ?? (found.country === 'CN' ? 'cn' : 'en') }
}
