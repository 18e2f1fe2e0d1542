import { crc32, deflateSync } from 'node:zlib'

/** A big-endian 32-bit integer. */
const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([word(data.length), named, word(crc32(named))])
}

type Colour = readonly [red: number, green: number, blue: number]

/** A PNG with a diagonal gradient and bands across it. */
export function png(width: number, height: number, from: Colour, to: Colour): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x++) {
      const share = (x / width + y / height) / 2
      const band = Math.floor((x + y * 2) / 40) % 2 === 0 ? 0 : 14
      for (const [index, start] of from.entries())
        row[1 + x * 3 + index] = Math.min(255, Math.round(start + ((to[index] ?? 0) - start) * share) + band)
    }
    return row
  })
  // 8 bits per channel, RGB.
  const head = Buffer.concat([word(width), word(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
