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
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // GB 18030 accepts nearly all bytes: Western text has umlauts alone among letters.
    return encoding === 'gb18030' && !/\p{Script=Han}/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
