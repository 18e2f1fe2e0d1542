import { maxColumns, type SheetRow } from './sheet'
import { openWorkbook } from './xlsx-archive'
import { dateStyles, momentOf } from './xlsx-dates'
import { attribute, unescaped, xmlParts } from './xml'

/** The shared strings in their order, without phonetic hints (`rPh`). */
function sharedStrings(xml: string | undefined): string[] {
  const strings: string[] = []
  let isText = false
  let isAbove = false
  for (const { kind, value } of xmlParts(xml ?? '')) {
    if (kind === 'text') {
      if (isText && !isAbove) strings.push((strings.pop() ?? '') + unescaped(value))
    } else if (value === 'si' && kind === 'open') strings.push('')
    else if (value === 't') isText = kind === 'open'
    else if (value === 'rPh') isAbove = kind === 'open'
  }
  return strings
}

/** The index of a cell's column: 'C7' is 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Reading {
  readonly strings: readonly string[]
  readonly dates: ReadonlySet<number>
  readonly countsFrom1904: boolean
}

/** A cell's text: numbers in their shortest form, dates and times in ISO 8601, errors as an empty text. */
function cellText(attributes: string, content: string, { strings, dates, countsFrom1904 }: Reading): string {
  switch (attribute(attributes, 't')) {
    case 's':
      return strings[Number(content)] ?? ''
    case 'str':
    case 'inlineStr':
      return unescaped(content)
    case 'b':
      return content === '1' ? 'true' : 'false'
    case 'd':
      return content
    case 'e':
      return ''
    default: {
      const number = Number(content)
      if (content === '' || Number.isNaN(number)) return ''
      const isDate = dates.has(Number(attribute(attributes, 's') ?? -1))
      return (isDate ? momentOf(number, countsFrom1904) : undefined) ?? String(number)
    }
  }
}

/**
 * The rows of a workbook's first sheet.
 * @throws Problem invalid where it is not a workbook; tooLarge.
 */
export function* xlsxRows(bytes: Uint8Array): Generator<SheetRow> {
  const { sheet, strings, styles, countsFrom1904 } = openWorkbook(bytes)
  const reading = { strings: sharedStrings(strings), dates: dateStyles(styles), countsFrom1904 }
  let line = 0
  let cells: string[] = []
  let column = -1
  let attributes = ''
  let content = ''
  let isContent = false
  for (const part of xmlParts(sheet)) {
    if (part.kind === 'text') {
      if (isContent) content += part.value
      continue
    }
    const isOpen = part.kind === 'open'
    switch (part.value) {
      case 'row':
        if (isOpen) {
          line = Number(attribute(part.attributes, 'r')) || line + 1
          cells = []
          column = -1
        } else yield { line, cells }
        break
      case 'c':
        if (isOpen) {
          ;({ attributes } = part)
          content = ''
          const reference = attribute(attributes, 'r')
          column = reference ? columnOf(reference) : column + 1
        } else if (column >= 0 && column < maxColumns) {
          while (cells.length < column) cells.push('')
          cells[column] = cellText(attributes, content, reading)
        }
        break
      case 'v':
      case 't':
        isContent = isOpen
        break
      default:
    }
  }
}
