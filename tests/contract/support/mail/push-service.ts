import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A message that the push service has received for a browser. */
export interface ReceivedPush {
  readonly path: string
  readonly authorization: string
  readonly topic: string
  readonly bytes: Buffer
}

/** A push service on this machine, as those of the browsers. */
export interface PushService {
  readonly origin: string
  /** Sends requests to its public address to this machine. */
  readonly request: typeof fetch
  readonly received: readonly ReceivedPush[]
  /** Answers with this status from now on. */
  answerWith(status: number): void
  close(): Promise<void>
}

/** Starts a push service that accepts everything. */
export async function openPushService(): Promise<PushService> {
  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { authorization = '', topic = '' } = request.headers
      received.push({ path: request.url ?? '', authorization, topic: String(topic), bytes })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = 'https://push.company.example'
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    request: (address, given) => fetch(String(address).replace(origin, local), given),
    received,
    answerWith: (next) => {
      status = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A browser with its keys, which decrypts what is pushed to it. */
export interface PushedBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** The messages that a service has received for it. */
  messages(): unknown[]
}

let browsers = 0

export function createPushedBrowser(service: PushService): PushedBrowser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const path = `/browser/${++browsers}`
  return {
    subscription: {
      endpoint: `${service.origin}${path}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    messages: () =>
      service.received.flatMap((push) => (push.path === path ? [decrypted(push.bytes, keys, auth)] : [])),
  }
}

/** Decrypts a message as in RFC 8291 and RFC 8188: a single record of aes128gcm. */
function decrypted(bytes: Buffer, keys: ECDH, auth: Buffer): unknown {
  const salt = bytes.subarray(0, 16)
  const idLength = bytes.readUInt8(20)
  const senderKey = bytes.subarray(21, 21 + idLength)
  const record = bytes.subarray(21 + idLength)
  const expand = (secret: Buffer, given: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, given, info, length))
  const shared = expand(
    keys.computeSecret(senderKey),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]),
    32,
  )
  const key = expand(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as unknown
}
