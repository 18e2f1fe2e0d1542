/** Control characters, which texts must not have; line feeds and tabs may stay. */
const controls = /[^\P{Cc}\n\t]/gu

/** Reads a TEXT value: removes its escapes and control characters. */
export const textOf = (value: string): string =>
  value
    .replaceAll(/\\([\\;,nN":])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char))
    .replaceAll(controls, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim()

/** Writes a TEXT value. */
export const escapedText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\n]/g, '\\n')
    .replaceAll(controls, '')

/** Writes the value of a parameter: in quotes where it needs them, with the escapes of RFC 6868. */
export function parameterText(text: string): string {
  const escaped = text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(/[\r\n]+/g, '^n')
    .replaceAll(controls, '')
  return /[:;,]/.test(escaped) ? `"${escaped}"` : escaped
}

/** Folds a line after 75 octets; characters of several octets are not divided. */
export function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const char of line) {
    const bytes = Buffer.byteLength(char)
    if (size + bytes > 75) {
      parts.push(part)
      ;[part, size] = [' ', 1]
    }
    part += char
    size += bytes
  }
  return [...parts, part].join('\r\n')
}
