import { createECDH, createHash } from 'node:crypto'
import coding from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import type { Services } from '#server/write/services/services'
import type { PushMessage } from './queue'
import { vapidOf } from './vapid'

/** A message, and the browser that it is for. */
export interface DuePush {
  readonly id: string
  readonly attempts: number
  readonly message: PushMessage
  readonly subscriptionId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What became of a message: the browser has it, its subscription has ended, or it can be tried again. */
export type Pushed = 'sent' | 'ended' | 'failed'

const timeoutMs = 10_000
/** How long a push service keeps a message for a browser that is not connected, in seconds. */
const ttl = 12 * 3600

/** Sends an encrypted message to the push service of a browser, which cannot read it. */
export async function sendPush(services: Services, due: DuePush, request: typeof fetch): Promise<Pushed> {
  const response = await request(due.endpoint, {
    method: 'POST',
    headers: {
      authorization: await authorizationFor(services, due.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      topic: pushTopicOf(due.message.tag),
      ttl: String(ttl),
      urgency: 'high',
    },
    body: new Uint8Array(encrypted(due)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (response.ok) return 'sent'
  return response.status === 404 || response.status === 410 ? 'ended' : 'failed'
}

/**
 * The Topic header (RFC 8030) of a tag: the push service replaces a message that it has not delivered yet by a later one
 * with the same topic. It has at most 32 characters of base64url, and says nothing about the conversation.
 */
const pushTopicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** The message with the keys of the browser and a key pair of its own (RFC 8291). */
function encrypted({ message, p256dh, auth }: DuePush): Buffer {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const parameters = { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth } as const
  return coding.encrypt(Buffer.from(JSON.stringify(message)), parameters)
}

/** Identifies this server to a push service (RFC 8292). */
async function authorizationFor(services: Services, endpoint: string): Promise<string> {
  const { publicKey, privateJwk } = vapidOf(services)
  const token = await new SignJWT({ sub: contactOf(services) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime('12h')
    .sign(await importJWK(privateJwk, 'ES256'))
  return `vapid t=${token}, k=${publicKey}`
}

/** Whom push services can write to about the messages of this server. */
function contactOf({ publicUrl, mail }: Services): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  // A name can stand in front of the address: Corridor <hello@company.com>.
  const address = mail.sender.slice(mail.sender.lastIndexOf('<') + 1).replace('>', '')
  return `mailto:${address}`
}
