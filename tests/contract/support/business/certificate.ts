import { generateKeyPairSync, sign } from 'node:crypto'

/** One element of DER: its tag, its length and its content. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...contents: readonly Uint8Array[]) => element(0x30, ...contents)
const hex = (text: string) => Buffer.from(text, 'hex')

/** A key and a certificate that it has signed itself, in PEM format. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'))
  const name = sequence(element(0x31, sequence(hex('0603550403'), element(0x0c, Buffer.from('localhost')))))
  const time = (text: string) => element(0x17, Buffer.from(text))
  const content = sequence(
    element(0x02, hex('01')),
    ecdsaWithSha256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, ecdsaWithSha256, element(0x03, hex('00'), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}
