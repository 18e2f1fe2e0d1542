const quote = 0x22
const lineEnd = 0x0a

/** Counts the rows of a CSV file while it is downloaded: line breaks outside of quotes, without the header. */
export function rowCounter(): (piece: Uint8Array) => number {
  let isQuoted = false
  let lines = 0
  return (piece) => {
    for (const byte of piece)
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineEnd && !isQuoted) lines += 1
    return Math.max(0, lines - 1)
  }
}
