import { parseMarkdown, type Inline } from './parse-markdown'

/** The characters of a text in one line, without the marks of its format: for previews. */
export function plainText(source: string): string {
  const lines = parseMarkdown(source).flatMap((block) =>
    block.kind === 'code' ? [block.text] : block.lines.map((line) => line.map(textOf).join('')),
  )
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim()
}

function textOf(part: Inline): string {
  if (part.kind === 'mention') return `@${part.username}`
  return 'parts' in part ? part.parts.map(textOf).join('') : part.text
}
