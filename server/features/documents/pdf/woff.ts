import { inflateSync } from 'node:zlib'

const headerSize = 44
const entrySize = 20

/**
 * The TrueType font inside a WOFF file (version 1), whose tables are compressed one by one. The font library would
 * decompress a table again for every glyph of a subset.
 */
export function withoutWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableOf(file, headerSize + index * entrySize))
  const head = Buffer.alloc(12 + 16 * count)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - 16 * 2 ** power, 10)
  let offset = head.length
  const parts: Buffer[] = [head]
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = 12 + 16 * index
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function tableOf(file: Buffer, entry: number) {
  const offset = file.readUInt32BE(entry + 4)
  const stored = file.readUInt32BE(entry + 8)
  const size = file.readUInt32BE(entry + 12)
  const bytes = file.subarray(offset, offset + stored)
  return {
    tag: file.subarray(entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    content: stored < size ? inflateSync(bytes) : bytes,
  }
}
