import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { Letter } from '#server/write/services/letters'
import { openTransport } from '#server/features/mail/transport'
import { startMailServer } from '../support/mail/mail-server'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const letter: Letter = {
  subject: 'Angebot für Zürich – 报价',
  text: 'Hello  there,\n\nthe offer.\n\n',
  html: `<p>${'Hello there, '.repeat(40)}</p>`,
  correspondence: {
    from: { name: 'Julien Moreau', address: 'julien@corridor.example' },
    to: [{ name: 'Bob Buyer', address: 'bob@elsewhere.example' }],
    cc: [],
    date: new Date('2026-03-01T10:00:00Z'),
    messageId: '<one@corridor.example>',
    inReplyTo: undefined,
    references: [],
    boundary: 'boundary-of-this-message',
  },
  attachments: [
    { name: 'a.csv', type: 'text/csv', open: () => Promise.resolve(Readable.from(['a;b\r\n'.repeat(99)])) },
  ],
}

/** The headers of a message in their order, with folded lines, and its body. */
function partsOf(source: string) {
  const end = source.indexOf('\r\n\r\n')
  const headers = source.slice(0, end).split(/\r\n(?![ \t])/)
  return { headers, body: source.slice(end + 4) }
}

/** The `relaxed` canonical form of a header (RFC 6376, 3.4.2). */
function relaxedHeader(line: string): string {
  const at = line.indexOf(':')
  const value = line.slice(at + 1).replaceAll(/\r\n(?=[ \t])/g, '')
  return `${line.slice(0, at).trim().toLowerCase()}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`
}

/** The `relaxed` canonical form of a body (RFC 6376, 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`
}

/** The tags of a signature: `v=1; a=rsa-sha256; …`. */
const tagsOf = (header: string): Record<string, string> =>
  Object.fromEntries(
    header
      .slice(header.indexOf(':') + 1)
      .replaceAll(/\s+/g, '')
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )

/** Verifies the signature of a message as a mail server that receives it does. */
function verified(source: string): { readonly isBody: boolean; readonly isHead: boolean } {
  const { headers, body } = partsOf(source)
  const signature = headers.find((line) => /^DKIM-Signature:/i.test(line)) ?? ''
  const { h = '', bh, b = '' } = tagsOf(signature)
  const signed = h.split(':').flatMap((name) => {
    const line = headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return line === undefined ? [] : [relaxedHeader(line)]
  })
  const own = relaxedHeader(signature).replace(/b=[^;]*$/, 'b=')
  return {
    isBody: createHash('sha256').update(relaxedBody(body)).digest('base64') === bh,
    isHead: createVerify('sha256')
      .update([...signed, own].join('\r\n'))
      .verify(publicKey, b, 'base64'),
  }
}

it('a mail is signed, so that other mail servers notice any change of its sender, subject or text', async () => {
  const server = await startMailServer()
  const transport = openTransport({
    smtpUrl: server.smtpUrl,
    mailFrom: 'Corridor <hello@corridor.example>',
    dkim: { domainName: 'corridor.example', keySelector: 'mail', privateKey },
  })
  await transport?.send(['bob@elsewhere.example'], letter)
  transport?.close()
  await server.close()
  const source = server.received[0]?.source ?? ''
  const signature = partsOf(source).headers.find((line) => line.startsWith('DKIM-Signature:')) ?? ''
  expect(tagsOf(signature)).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed' })
  expect(tagsOf(signature)).toMatchObject({ d: 'corridor.example', s: 'mail' })
  expect((tagsOf(signature)['h'] ?? '').toLowerCase().split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type']),
  )
  expect(verified(source)).toEqual({ isBody: true, isHead: true })
  expect(verified(source.replace('julien@', 'eve@'))).toEqual({ isBody: true, isHead: false })
  expect(verified(source.replace('the offer', 'no offer'))).toEqual({ isBody: false, isHead: true })
})
