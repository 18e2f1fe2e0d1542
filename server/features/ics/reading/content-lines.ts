/** A property of a component: its name in upper case, its parameters and its value as it is written. */
export interface ContentLine {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

/** The most lines of a file, and the longest line after its parts were joined. */
const [maxLines, maxLength] = [200_000, 200_000]

/** Thrown for a file that exceeds the limits. */
export class TooLargeCalendar extends Error {}

/**
 * Splits a file into its lines and joins folded ones. Lines may end with a bare line feed or carriage return; a line
 * without a name continues the line before it, as in files that were folded without a space.
 * @throws TooLargeCalendar
 */
export function unfolded(text: string): string[] {
  const lines: string[] = []
  let parts: string[] = []
  let length = 0
  let count = 0
  const end = () => {
    if (parts.length > 0) lines.push(parts.join(''))
    parts = []
    length = 0
  }
  for (const line of rawLines(text)) {
    if ((count += 1) > maxLines) throw new TooLargeCalendar()
    if (line === '') continue
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    const part = isFolded ? line.slice(1) : line
    if (!isFolded && hasName(line)) end()
    // The rest of a line that is far too long is left out.
    if (length < maxLength) parts.push(part.slice(0, maxLength - length))
    length += part.length
  }
  end()
  return lines
}

function* rawLines(text: string): Generator<string> {
  let start = text.startsWith('\uFEFF') ? 1 : 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 10 && code !== 13) continue
    yield text.slice(start, at)
    start = at + 1
  }
  yield text.slice(start)
}

/** Whether a line begins a property: a name of letters in upper or lower case, digits and hyphens before `:` or `;`. */
function hasName(line: string): boolean {
  const end = nameEnd(line)
  return end > 0 && (line[end] === ':' || line[end] === ';')
}

const maxName = 80

function nameEnd(line: string): number {
  let at = 0
  while (at < maxName && isNameCode(line.charCodeAt(at))) at += 1
  return at
}

const isNameCode = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 45

/** Reads a line; undefined if it is not a property. */
export function contentLine(line: string): ContentLine | undefined {
  let at = nameEnd(line)
  if (at === 0) return undefined
  const name = line.slice(0, at).toUpperCase()
  const parameters = new Map<string, string>()
  while (line[at] === ';') {
    const equals = line.indexOf('=', at)
    const colon = line.indexOf(':', at)
    if (equals === -1 || (colon !== -1 && colon < equals)) break
    const parameter = line.slice(at + 1, equals).toUpperCase()
    const end = valueEnd(line, equals + 1)
    if (!parameters.has(parameter)) parameters.set(parameter, parameterValue(line.slice(equals + 1, end)))
    at = end
  }
  const colon = line.indexOf(':', at)
  return colon === -1 ? undefined : { name, parameters, value: line.slice(colon + 1) }
}

/** The position after the value of a parameter: the next semicolon or colon outside of quotes. */
function valueEnd(line: string, from: number): number {
  let isQuoted = false
  for (let at = from; at < line.length; at += 1) {
    const char = line[at]
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === ';' || char === ':')) return at
  }
  // A quote that is not closed is part of the value.
  if (!isQuoted) return line.length
  const ends = [line.indexOf(';', from), line.indexOf(':', from)].filter((end) => end !== -1)
  return ends.length > 0 ? Math.min(...ends) : line.length
}

/** The value of a parameter without quotes, with the escapes of RFC 6868. */
const parameterValue = (value: string): string =>
  value
    .replaceAll('"', '')
    .replaceAll(/\^[n'^]/g, (escape) => (escape === '^n' ? '\n' : escape === "^'" ? '"' : '^'))
