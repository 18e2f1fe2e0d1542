import type { Language } from '#server/base/caller'
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

/** Mails an invoice to its customer: in the language of their user, else in that of their country. */
export async function mailInvoice(
  move: ActionContext<typeof invoices>,
  { kind = 'document', isAutomatic = false }: InvoiceMail = {},
): Promise<void> {
  const [recipient] = await move.tx.query<Recipient>({
    text: `select c."email", c."country", u."locale" from "customers" c left join "users" u on u."id" = c."account"
      where c."id" = $1`,
    values: [move.record.customer],
  })
  if (!recipient) return
  const { email: to, country, locale } = recipient
  await mailDocument(move, invoices, move.record.id, {
    to,
    kind,
    isAutomatic,
    language: locale ?? (country === 'CN' ? 'cn' : 'en'),
  })
}
