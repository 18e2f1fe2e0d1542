const known = [
  'utf-8',
  'gb18030',
  'gbk',
  'gb2312',
  'big5',
  'shift_jis',
  'euc-kr',
  'euc-jp',
  'utf-16le',
  'utf-16be',
]

/**
 * The text of a file: UTF-8, else what its type or its byte order mark declares, else Chinese (GB 18030) if the bytes
 * are valid in it, else Western European.
 * @param declared the character set of the content type
 */
export function decodedIcs(bytes: Uint8Array, declared?: string): string {
  const charset = declared?.trim().toLowerCase()
  const ordered = [
    markedEncoding(bytes),
    ...(charset !== undefined && charset !== 'utf-8' && known.includes(charset)
      ? ['utf-8', charset]
      : ['utf-8']),
    'gb18030',
  ]
  for (const encoding of ordered) {
    const text = encoding === undefined ? undefined : decoded(bytes, encoding)
    if (text !== undefined) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  if (encoding === 'gb18030' && !isPaired(bytes)) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * GB 18030 accepts nearly all bytes. In it, bytes of characters beyond ASCII come in pairs; in Western text most of them
 * are between letters of ASCII.
 */
function isPaired(bytes: Uint8Array): boolean {
  let [paired, alone] = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) paired += 1
    else alone += 1
  }
  return paired > alone
}
