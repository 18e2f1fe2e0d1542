import { createHash } from 'node:crypto'

/** A generated message, and what must be found of it. */
export interface Sample {
  readonly subject: string
  /** A word of its text. */
  readonly marker: string
  readonly files: readonly { readonly hash: string; readonly size: number }[]
  readonly source: Buffer
}

/** The parts of a sample that differ from a plain message. */
interface Draft {
  readonly headers: readonly string[]
  readonly body: readonly (string | Buffer)[]
  readonly files?: readonly Buffer[]
  /** The subject as it is decoded, if it is not the plain one. */
  readonly subject?: string
  readonly newline?: string
}

/** Makes a message; `marker` is in its text, and `subject` in its headers. */
type Make = (marker: string, subject: string, at: number) => Draft

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const plain = (subject: string) => ['From: Bob <bob@elsewhere.example>', `Subject: ${subject}`]
const typed = (type: string, encoding = '8bit') => [
  `Content-Type: ${type}`,
  `Content-Transfer-Encoding: ${encoding}`,
]
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')
const bytesOf = (at: number, size: number) =>
  Buffer.from(Array.from({ length: size }, (_, i) => (i * 31 + at * 7) & 255))
const file = (name: string, bytes: Buffer, more: readonly string[] = []) => [
  `Content-Type: application/octet-stream; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  ...more,
  '',
  base64(bytes),
]
const multipart = (kind: string, boundary: string, ...parts: readonly (readonly (string | Buffer)[])[]) => [
  `Content-Type: multipart/${kind}; boundary="${boundary}"`,
  '',
  'This is a message in several parts.',
  ...parts.flatMap((part) => [`--${boundary}`, ...part]),
  `--${boundary}--`,
]
const text = (content: string) => [...typed('text/plain; charset=utf-8'), '', content]
const html = (content: string) => [...typed('text/html; charset=utf-8'), '', `<p>${content}</p>`]
/** The same content, with the headers of the whole message before those of its first part. */
const whole = (
  subject: string,
  parts: readonly (string | Buffer)[],
  files: readonly Buffer[] = [],
): Draft => ({
  headers: [...plain(subject), 'MIME-Version: 1.0'],
  body: parts,
  files,
})
const encoded = (charset: string, hex: string) =>
  `=?${charset}?B?${Buffer.from(hex, 'hex').toString('base64')}?=`

function nested(depth: number, content: readonly (string | Buffer)[]): readonly (string | Buffer)[] {
  return depth === 0 ? content : multipart('mixed', `level${depth}`, nested(depth - 1, content))
}

const makers: readonly Make[] = [
  (marker, subject) => ({ headers: plain(subject), body: ['', `Hello ${marker}`] }),
  (marker, subject) => whole(subject, multipart('alternative', 'a', text(marker), html(marker))),
  (marker, subject, at) =>
    whole(subject, multipart('mixed', 'm', text(marker), file('a.bin', bytesOf(at, 500))), [
      bytesOf(at, 500),
    ]),
  (marker, subject, at) => {
    const [image, other] = [bytesOf(at, 300), bytesOf(at + 1, 700)]
    const related = multipart(
      'related',
      'r',
      html(`${marker}<img src="cid:i">`),
      file('i.png', image, ['Content-ID: <i>']),
    )
    const both = multipart('alternative', 'a', text(marker), related)
    return whole(subject, multipart('mixed', 'm', both, file('价格.bin', other)), [image, other])
  },
  (marker, subject) => ({
    headers: plain(subject),
    body: [...typed('text/plain; charset=gb18030'), '', Buffer.from('d6d0cec420', 'hex'), marker],
  }),
  (marker, subject) => ({
    headers: plain(subject),
    body: [...typed('text/plain; charset=x-unknown-8'), '', `${marker} \u00e9`],
  }),
  (marker, subject) => ({
    headers: plain(subject),
    body: [...typed('text/plain; charset=us-ascii'), '', Buffer.from(`${marker} \xe9`, 'latin1')],
  }),
  (marker, subject) => ({
    headers: [
      'From: a@elsewhere.example',
      `Subject: ${subject} ${encoded('gb18030', 'd6d0')}`,
      ` ${encoded('gb18030', 'cec4')}`,
    ],
    body: ['', marker],
    subject: `${subject} 中文`,
  }),
  (marker, subject) => ({
    // A character of three bytes that is divided between two encoded words.
    headers: [
      'From: a@elsewhere.example',
      `Subject: ${subject} ${encoded('utf-8', 'e4b8')}`,
      ` ${encoded('utf-8', 'ade69687')}`,
    ],
    body: ['', marker],
    subject: `${subject} 中文`,
  }),
  (marker, subject) => ({
    headers: ['This is no header', ...plain(subject), ': empty name', 'Broken'],
    body: ['', marker],
  }),
  (marker, subject) => ({ headers: [`Subject: ${subject}`], body: ['', marker] }),
  (marker, subject) => ({
    headers: [...plain(subject), 'Date: yesterday', 'Message-ID: none', 'To: <<>>, "'],
    body: ['', marker],
  }),
  (marker, subject) => ({
    headers: ['From: Jürgen Größe <j@elsewhere.example>', `Subject: ${subject} Größe`],
    body: ['', marker],
    subject: `${subject} Größe`,
  }),
  (marker, subject) => ({
    headers: plain(subject),
    body: ['', `${marker}\nwith bare lines\nof text`],
    newline: '\r\n',
  }),
  (marker, subject) => ({ headers: plain(subject), body: ['', `${marker} ${'a long line '.repeat(5000)}`] }),
  (marker, subject) =>
    whole(subject, [
      ...typed('text/plain; charset=utf-8', 'quoted-printable'),
      '',
      `${marker} =C3=A9 =ZZ soft=`,
      'break',
    ]),
  (marker, subject) =>
    whole(subject, [...typed('text/plain', 'base64'), '', base64(Buffer.from(`${marker} in base64`)), '!!!']),
  (marker, subject) =>
    whole(subject, [
      ...typed('text/plain; format=flowed; delsp=yes'),
      '',
      `${marker} is a line that `,
      'goes on',
    ]),
  (marker, subject) => whole(subject, nested(12, text(marker))),
  (marker, subject) =>
    whole(
      subject,
      multipart('mixed', 'm', text(marker), [
        'Content-Type: message/rfc822',
        '',
        'Subject: Inner',
        '',
        'inner',
      ]),
    ),
  (marker, subject) =>
    whole(subject, [
      `Content-Type: multipart/mixed; boundary="never"`,
      '',
      '--never',
      '',
      marker,
      'and no end',
    ]),
  (marker, subject) => whole(subject, html(`<b>${marker}</b><script>x</script>\u0000`)),
]

function sampleOf(at: number, make: Make, name = 'Sample'): Sample {
  const marker = `marker${String(at).padStart(4, 'q')}`
  const wanted = `${name} number${at}`
  const { headers, body, files = [], subject = wanted, newline = '\r\n' } = make(marker, wanted, at)
  const lines = [...headers, ...body]
  const source = Buffer.concat(lines.flatMap((line) => [Buffer.from(line as string), Buffer.from(newline)]))
  return {
    subject,
    marker,
    files: files.map((bytes) => ({ hash: hashOf(bytes), size: bytes.length })),
    source,
  }
}

/** Few messages that are as large or as deep as they may be. */
const extremes: readonly Make[] = [
  (marker, subject) => whole(subject, nested(400, text(marker))),
  (marker, subject, at) => {
    const parts = Array.from({ length: 1000 }, (_, i) => file(`${i}.bin`, bytesOf(at + i, 20)))
    return whole(
      subject,
      multipart('mixed', 'm', text(marker), ...parts),
      Array.from({ length: 50 }, (_, i) => bytesOf(at + i, 20)),
    )
  },
  (marker, subject) => {
    const large = Buffer.alloc(25 * 1024 * 1024, 'large file ')
    return whole(subject, multipart('mixed', 'm', text(marker), file('large.bin', large)), [large])
  },
  (marker, subject) => ({
    headers: [
      ...plain(subject),
      ...Array.from({ length: 20_000 }, (_, i) => `X-Header-${i}: ${'v'.repeat(120)}`),
    ],
    body: ['', marker],
  }),
]

/** Messages as they are on the Internet, always the same. */
export const mailCorpus = (count: number): Sample[] => [
  ...Array.from({ length: count - extremes.length }, (_, at) =>
    sampleOf(at, makers[at % makers.length] as Make),
  ),
  ...extremes.map((make, at) => sampleOf(count + at, make, 'Extreme')),
]
