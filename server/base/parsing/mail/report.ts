import { addressParser, type Attachment, type Email } from 'postal-mime'
import { oneLine, type DeliveryReport } from './parsed-mail'

const maxFailures = 100

/** The notice of a mail server in a message (RFC 3464); undefined if it is not one. */
export function reportIn({ headers, attachments }: Email): DeliveryReport | undefined {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type))
    return undefined
  const partLike = (...types: readonly string[]) =>
    attachments.find(({ mimeType }) => types.includes(mimeType))
  const status = textOf(partLike('message/delivery-status', 'message/global-delivery-status'))
  const original = textOf(
    partLike('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'),
  )
  const messageId = /^message-id:\s*(<[^<>\s]{1,253}>)/im.exec(unfolded(headOf(original)))?.[1]
  return messageId === undefined ? undefined : { messageId, failures: failuresIn(status) }
}

/** The recipients whose delivery has failed: each has a block of fields. */
function failuresIn(status: string): DeliveryReport['failures'] {
  const blocks = unfolded(status)
    .split(/\n\s*\n/)
    .slice(0, maxFailures + 1)
  return blocks.flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? ''
    if (!/^failed\b/i.test(field('Action'))) return []
    const addresses = ['Original-Recipient', 'Final-Recipient'].flatMap((name) => addressIn(field(name)))
    return [{ addresses, reason: oneLine(reasonIn(field('Diagnostic-Code')) || field('Status'), 500) }]
  })
}

/** `rfc822; name@company.com` */
function addressIn(field: string): string[] {
  const [mailbox] = addressParser(field.slice(field.indexOf(';') + 1, 1000), { flatten: true })
  return mailbox?.address ? [mailbox.address.toLowerCase()] : []
}

/** `smtp; 550 No such user` */
const reasonIn = (field: string): string => field.replace(/^\s*[\w-]{1,40}\s*;/, '')

const maxRead = 200_000
const textOf = (part: Attachment | undefined): string => {
  if (!part) return ''
  if (typeof part.content === 'string') return part.content.slice(0, maxRead)
  return new TextDecoder().decode(new Uint8Array(part.content).subarray(0, maxRead)).replaceAll('\r\n', '\n')
}
const headOf = (message: string): string => message.split('\n\n', 1)[0] ?? ''
const unfolded = (text: string): string => text.replaceAll(/\n[ \t]+/g, ' ')
