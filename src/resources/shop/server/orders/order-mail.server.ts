import type { AnyResource } from '#define/resource'
import { mailDocument } from '#server/features/documents/mail/document-mail'
import type { TransactionContext } from '#server/write/related'
import type { Order } from '../../orders.resource'
import { languageOfBuyer } from './buyer-language.server'

interface OrderMail {
  readonly kind: 'orderPlaced' | 'orderShipped' | 'orderRefunded'
  /** The resource and the record whose document is attached. */
  readonly resource: AnyResource
  readonly record: string
}

type Context = TransactionContext & { readonly record: Pick<Order, 'buyer' | 'email'> }

/** Mails the buyer of an order about it, in the language of their account. */
export async function mailOrder(context: Context, { kind, resource, record }: OrderMail): Promise<void> {
  const { buyer, email: to } = context.record
  const language = await languageOfBuyer(context.tx, buyer)
  await mailDocument(context, resource, record, { to, kind, language })
}
