/** What this server uses of `http_ece`: the encrypted content coding of RFC 8188, with the keys of RFC 8291. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Parameters {
    readonly version: 'aes128gcm'
    /** The key pair of the sender, made for this message. */
    readonly privateKey: ECDH
    /** The public key of the browser, in base64url. */
    readonly dh: string
    /** The secret of the browser, in base64url. */
    readonly authSecret: string
  }
  const coding: { readonly encrypt: (bytes: Buffer, parameters: Parameters) => Buffer }
  export default coding
}
