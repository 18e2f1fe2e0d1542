import { extname } from 'node:path'

const longest = 200

/**
 * A readable file name: without folders, without invisible or direction-changing characters, and of limited length
 * with its extension.
 */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const name = /^\.*$/.test(seen) ? 'file' : seen
  if (name.length <= longest) return name
  const ending = extname(name).slice(0, 20)
  return `${whole(name, longest - ending.length)}${ending}`
}

/** The beginning of a text, without half a surrogate pair at the end. */
const whole = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** A Content-Disposition header with a file name in any language (RFC 6266). */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`
}
