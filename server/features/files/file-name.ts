import { extname } from 'node:path'

const longest = 200

/**
 * A name as people read it: without the folders that stood before it, without characters that cannot be seen or that
 * turn what is read around, and not too long, its ending kept.
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

/** The beginning of a text, with no character cut in two. */
const whole = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** A header that says how a file is called, in every language. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`
}
