/** What a mailbox says about a message: names for `X-Gmail-Labels`, and blind copies, which its source may lack. */
export interface MessageMarks {
  readonly names: readonly string[]
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly bcc: readonly string[]
}

/** The line with which a message begins. */
export function fromLine(address: string, date: Date): string {
  const sender = /^[^\s<>]{1,250}$/.test(address) ? address : 'MAILER-DAEMON'
  const [day, number, month, year, time] = date.toUTCString().replace(',', '').split(' ')
  return `From ${sender} ${day} ${month} ${number} ${time} ${year}\n`
}

/** The headers in which a mailbox stores what is not part of a message. */
export function markHeaders({ names, isRead, isStarred, bcc }: MessageMarks): string {
  const labels = names.map((name) => (/[",]/.test(name) ? `"${name.replaceAll('"', "'")}"` : name)).join(',')
  const copies = bcc.length > 0 ? `Bcc: ${bcc.join(',\n ')}\n` : ''
  return `X-Gmail-Labels: ${encoded(labels)}\nStatus: ${isRead ? 'RO' : 'O'}\nX-Status: ${isStarred ? 'F' : ''}\n${copies}`
}

/** Bytes of a text in an encoded word, which has at most 75 characters. */
const wordBytes = 45

/** A header as it is, or in encoded words (RFC 2047). */
function encoded(text: string): string {
  if (/^[\x20-\x7e]{0,800}$/.test(text)) return text
  const parts: string[] = []
  let part = ''
  for (const letter of text) {
    if (Buffer.byteLength(part + letter) > wordBytes) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].map((item) => `=?UTF-8?B?${Buffer.from(item).toString('base64')}?=`).join('\n ')
}

/** A line that is longer is handled in pieces. */
const maxPiece = 64 * 1024
const newline = 10
const own = /^(?:x-gmail-labels|x-status|status):/i

/**
 * The source of a message for the file of a mailbox (mboxrd): lines end with LF, lines that begin with `From ` are
 * quoted, and headers of an earlier mailbox are left out.
 */
export async function* quotedLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const quoting = new Quoting()
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    const data = Buffer.concat([rest, chunk])
    const out: Buffer[] = []
    let at = 0
    for (;;) {
      const lineEnd = data.indexOf(newline, at)
      // A CR at the end of a piece would lose its LF.
      if (lineEnd < 0 && data.length - at <= maxPiece) break
      const end = lineEnd < 0 ? at + maxPiece : lineEnd + 1
      out.push(...quoting.add(data.subarray(at, end)))
      at = end
    }
    rest = data.subarray(at)
    if (out.length > 0) yield Buffer.concat(out)
  }
  if (rest.length > 0) yield Buffer.concat(quoting.add(rest))
  yield Buffer.from(quoting.isLineStart ? '\n' : '\n\n')
}

class Quoting {
  isLineStart = true
  private isHead = true
  private isLeftOut = false

  /** What stands for a line, or a piece of one. */
  add(piece: Buffer): Buffer[] {
    const isStart = this.isLineStart
    this.isLineStart = piece.at(-1) === newline
    const isCrLf = this.isLineStart && piece.at(-2) === 13
    const line = isCrLf ? Buffer.concat([piece.subarray(0, -2), Buffer.from('\n')]) : piece
    if (isStart && this.isHead) {
      const head = line.toString('latin1', 0, 40)
      if (head === '\n') this.isHead = false
      // A line that begins with a space continues the header above it.
      if (!/^[ \t]/.test(head)) this.isLeftOut = this.isHead && own.test(head)
    }
    if (this.isLeftOut) return []
    return isStart && /^>*From /.test(line.toString('latin1', 0, 1000)) ? [Buffer.from('>'), line] : [line]
  }
}
