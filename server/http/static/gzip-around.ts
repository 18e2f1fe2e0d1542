import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Without a name, a time and an operating system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** A block of deflate has its length in two bytes. */
const longestBlock = 0xffff

/** The checksum of data after that of what is before it. `crc32` alone loses it where the data are empty. */
const checksum = (data: Buffer, before = 0): number => (data.length === 0 ? before : crc32(data, before))

/**
 * Compresses a text of which a small part differs each time. The parts around it are compressed once: a flush ends the
 * first one at a full byte, so that the blocks of all three parts are one stream (RFC 1951). The part between is stored
 * without compression. Only the checksum is computed of everything.
 * @returns the text with the given part between `before` and `after`, as gzip
 */
export function gzipAround(before: Buffer, after: Buffer): (between: Buffer) => Buffer {
  const start = Buffer.concat([
    header,
    deflateRawSync(before, { finishFlush: constants.Z_FULL_FLUSH, level: constants.Z_BEST_COMPRESSION }),
  ])
  const end = deflateRawSync(after, { level: constants.Z_BEST_COMPRESSION })
  const checksumBefore = checksum(before)
  return (between) => {
    if (between.length > longestBlock) throw new RangeError('The part between is too long for one block.')
    const block = Buffer.alloc(5)
    block.writeUInt16LE(between.length, 1)
    block.writeUInt16LE(longestBlock - between.length, 3)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum(after, checksum(between, checksumBefore)))
    trailer.writeUInt32LE((before.length + between.length + after.length) % 2 ** 32, 4)
    return Buffer.concat([start, block, between, end, trailer])
  }
}
