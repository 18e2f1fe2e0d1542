import { Collector } from './collector'

/** A message in the file of a mailbox. */
export interface MboxMessage {
  /** Where its line with `From ` begins in the file, and where the next one does. */
  readonly start: number
  readonly end: number
  /** Its source, without the quoting of `From `; undefined if it is too large, or only counted. */
  readonly source: Buffer | undefined
}

interface Reading {
  /** Where in the file the stream begins: with a line with `From `. */
  readonly start?: number
  /** The most bytes of a message. */
  readonly max: number
  readonly isCount?: boolean
}

/**
 * The messages of a file in the format mboxrd (also mboxo), one after the other. No more than a message is in memory,
 * however long its lines are. Text before the first message is skipped.
 */
export async function* messagesIn(
  file: AsyncIterable<Uint8Array>,
  reading: Reading,
): AsyncGenerator<MboxMessage> {
  const reader = new MboxReader(reading)
  for await (const chunk of file) yield* reader.push(chunk)
  yield* reader.end()
}

/** A line that is longer is handled in pieces. */
const maxPiece = 64 * 1024
const newline = 10
const from = Buffer.from('From ')
const quoteMark = 62

class MboxReader {
  private rest: Buffer = Buffer.alloc(0)
  private offset: number
  /** Where the current message begins; undefined before the first one. */
  private begun: number | undefined
  private readonly content: Collector
  private isLineStart = true
  private isAfterBlank = true
  /** The rest of a long line with `From ` is skipped. */
  private isInFromLine = false

  constructor({ start = 0, max, isCount = false }: Reading) {
    this.offset = start
    this.content = new Collector(isCount ? 0 : max)
  }

  push(chunk: Uint8Array): MboxMessage[] {
    const messages: MboxMessage[] = []
    const data = Buffer.concat([this.rest, chunk])
    let at = 0
    for (;;) {
      const lineEnd = data.indexOf(newline, at)
      if (lineEnd < 0 && data.length - at < maxPiece) break
      const end = lineEnd < 0 ? at + maxPiece : lineEnd + 1
      this.add(data.subarray(at, end), messages)
      at = end
    }
    this.rest = data.subarray(at)
    return messages
  }

  end(): MboxMessage[] {
    const messages: MboxMessage[] = []
    if (this.rest.length > 0) this.add(this.rest, messages)
    this.finish(messages)
    return messages
  }

  /** Adds a line with its end, or a piece of one. */
  private add(piece: Buffer, messages: MboxMessage[]): void {
    const isStart = this.isLineStart
    this.isLineStart = piece.at(-1) === newline
    if (isStart && this.isAfterBlank && this.beginsMessage(piece)) {
      this.finish(messages)
      this.begun = this.offset
      this.isAfterBlank = false
      this.isInFromLine = true
    } else if (isStart || !this.isInFromLine) {
      this.isInFromLine = false
      this.isAfterBlank = isStart && isBlank(piece)
      if (this.begun !== undefined) this.content.add(isStart && isQuoted(piece) ? piece.subarray(1) : piece)
    }
    this.offset += piece.length
  }

  /** A line with `From ` within a text that was not quoted has no time. */
  private beginsMessage(line: Buffer): boolean {
    if (!startsWith(line, from, 0)) return false
    return this.begun === undefined || /\d:\d\d/.test(line.toString('latin1', 0, 300))
  }

  private finish(messages: MboxMessage[]): void {
    if (this.begun === undefined) return
    messages.push({ start: this.begun, end: this.offset, source: this.content.take() })
  }
}

const startsWith = (line: Buffer, text: Buffer, at: number): boolean =>
  line.length >= at + text.length && line.compare(text, 0, text.length, at, at + text.length) === 0

const isBlank = (line: Buffer): boolean =>
  line[0] === newline || (line.length === 2 && line[0] === 13 && line[1] === newline)

/** `>From `, with any number of marks. */
function isQuoted(line: Buffer): boolean {
  if (line[0] !== quoteMark) return false
  let at = 1
  while (line[at] === quoteMark) at++
  return startsWith(line, from, at)
}
