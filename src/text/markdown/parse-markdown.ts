import { endsCode, fence, isWholeBlock } from './code-block'
import { mention, usernameIn } from './mentions'

/** A part of a line of formatted text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'strike'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'mention'; readonly username: string }

/** A block of formatted text; lists and quotes contain lines. */
export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly start?: number; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const maxDepth = 6
const marks = [
  ['**', 'bold'],
  ['~~', 'strike'],
  ['*', 'italic'],
  ['_', 'italic'],
] as const
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]*_~])/
const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter)
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter)

/**
 * Parses the subset of Markdown that messages may use: bold, italic, strike, code, links, lists and quotes. The output
 * has no HTML; time and size are linear in the length of the text.
 */
export function parseMarkdown(source: string): Block[] {
  const lines = source.split('\n')
  const blocks: Block[] = []
  let index = 0
  while (index < lines.length) {
    const [block, next] = blockAt(lines, index)
    blocks.push(block)
    index = next
  }
  return blocks
}

const bullet = /^\s{0,3}[-*•] +(.*)$/
const numbered = /^\s{0,3}(\d{1,6})[.)] +(.*)$/
const quote = /^ {0,3}> ?(.*)$/

type LineKind = 'bullet' | 'numbered' | 'quote' | 'fence' | 'plain'
const kindOf = (line: string): LineKind =>
  fence.test(line)
    ? 'fence'
    : quote.test(line)
      ? 'quote'
      : bullet.test(line)
        ? 'bullet'
        : numbered.test(line)
          ? 'numbered'
          : 'plain'

/** The block that begins at a line, and the index of the line after it. */
function blockAt(lines: readonly string[], start: number): [Block, number] {
  const first = lines[start] ?? ''
  const kind = kindOf(first)
  if (kind === 'fence') return fencedAt(lines, start)
  let end = start + 1
  while (end < lines.length && kindOf(lines[end] ?? '') === kind) end += 1
  const own = lines.slice(start, end)
  if (kind === 'quote') return [{ kind, lines: own.map((line) => inlines(quote.exec(line)?.[1] ?? '')) }, end]
  if (kind === 'bullet')
    return [{ kind: 'list', lines: own.map((line) => inlines(bullet.exec(line)?.[1] ?? '')) }, end]
  if (kind === 'numbered') {
    const items = own.map((line) => inlines(numbered.exec(line)?.[2] ?? ''))
    return [{ kind: 'list', start: Number(numbered.exec(first)?.[1] ?? 1), lines: items }, end]
  }
  return [{ kind: 'paragraph', lines: own.map((line) => inlines(line)) }, end]
}

/** A block of code: up to the closing fence, or to the end of the text. */
function fencedAt(lines: readonly string[], start: number): [Block, number] {
  const first = lines[start] ?? ''
  if (isWholeBlock(first)) return [{ kind: 'code', text: first.trim().slice(3, -3) }, start + 1]
  let end = start + 1
  while (end < lines.length && !endsCode(lines[end] ?? '')) end += 1
  const last = lines[end]?.trimEnd().slice(0, -3)
  const text = [...lines.slice(start + 1, end), ...(last ? [last] : [])]
  return [{ kind: 'code', text: text.join('\n') }, end + 1]
}

/** Parses one line. */
export function inlines(text: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  /** Delimiters that do not occur any more. */
  const absent = new Set<string>()
  let [plainFrom, index] = [0, 0]
  const add = (part: Inline, end: number) => {
    if (index > plainFrom) parts.push(...plain(text.slice(plainFrom, index)))
    parts.push(part)
    plainFrom = index = end
  }
  while (index < text.length) {
    const found =
      codeAt(text, index, absent) ?? linkAt(text, index, absent) ?? markAt(text, index, depth, absent)
    if (found) add(...found)
    else index += text.startsWith('http', index) ? Math.max(1, lengthOfAddress(text, index)) : 1
  }
  if (text.length > plainFrom) parts.push(...plain(text.slice(plainFrom)))
  return parts
}

type Found = readonly [part: Inline, end: number]

/** The index of a delimiter after `from`; once it is absent, it is not searched again. */
function closing(text: string, delimiter: string, from: number, absent: Set<string>): number {
  if (absent.has(delimiter)) return -1
  const end = text.indexOf(delimiter, from)
  if (end < 0) absent.add(delimiter)
  return end
}

function codeAt(text: string, index: number, absent: Set<string>): Found | undefined {
  if (text[index] !== '`') return undefined
  const end = closing(text, '`', index + 1, absent)
  return end > index + 1 ? [{ kind: 'code', text: text.slice(index + 1, end) }, end + 1] : undefined
}

/** `[text](https://address)`; other schemes are no links. */
function linkAt(text: string, index: number, absent: Set<string>): Found | undefined {
  if (text[index] !== '[') return undefined
  const middle = closing(text, '](http', index + 1, absent)
  const end = middle < 0 ? -1 : closing(text, ')', middle, absent)
  if (end < 0) return undefined
  const [label, href] = [text.slice(index + 1, middle), text.slice(middle + 2, end)]
  const isOwn = label !== '' && !label.includes('[') && /^https?:\/\/[^\s<>"]+$/.test(href)
  return isOwn ? [{ kind: 'link', href, text: label }, end + 1] : undefined
}

function markAt(text: string, index: number, depth: number, absent: Set<string>): Found | undefined {
  if (depth >= maxDepth) return undefined
  const mark = marks.find(([delimiter]) => text.startsWith(delimiter, index))
  if (!mark) return undefined
  const [delimiter, kind] = mark
  const from = index + delimiter.length
  if (isSpace(text[from]) || (delimiter === '_' && isWord(text[index - 1]))) return undefined
  const found = closing(text, delimiter, from + 1, absent)
  // Of three asterisks the first closes an inner mark.
  const end = delimiter === '**' && found >= 0 && text[found + 2] === '*' ? found + 1 : found
  const after = end + delimiter.length
  if (end < 0 || isSpace(text[end - 1]) || (delimiter === '_' && isWord(text[after]))) return undefined
  return [{ kind, parts: inlines(text.slice(from, end), depth + 1) }, after]
}

const lengthOfAddress = (text: string, index: number): number =>
  /^https?:\/\/[^\s<>"]+/.exec(text.slice(index, index + 2000))?.[0].length ?? 0

/** Text without marks: its addresses become links, and its usernames mentions. */
const plain = (text: string): Inline[] =>
  text
    .split(address)
    .flatMap((part, index) =>
      index % 2 === 1 ? [{ kind: 'link', href: part, text: part } as const] : mentions(part),
    )

function mentions(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const { index, 0: whole, 1: before = '', 2: name = '' } of text.matchAll(mention)) {
    const at = index + before.length
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) })
    parts.push({ kind: 'mention', username: usernameIn(name) })
    from = index + whole.length - (name.length - usernameIn(name).length)
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}
