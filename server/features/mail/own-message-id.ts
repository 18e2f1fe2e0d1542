import { sameText, type Digest } from '#server/base/security/digest'

interface Context {
  readonly digest: Digest
  readonly publicUrl: string
}

const form = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[0-9a-f]{32}@[^<>@\s]+>$/i

/**
 * The Message-ID of a mail of the application, the same in every attempt. Nobody but the server and the recipient can
 * know it.
 */
export const ownMessageId = ({ digest, publicUrl }: Context, mail: string): string =>
  `<${mail}.${digest('message id of a mail', mail).toString('hex').slice(0, 32)}@${new URL(publicUrl).hostname}>`

/** The mail of the outbox that has a Message-ID; undefined if the server did not make it. */
export function mailOfMessageId(context: Context, messageId: string): string | undefined {
  const mail = form.exec(messageId)?.[1]?.toLowerCase()
  if (mail === undefined) return undefined
  return sameText(messageId.toLowerCase(), ownMessageId(context, mail).toLowerCase()) ? mail : undefined
}
