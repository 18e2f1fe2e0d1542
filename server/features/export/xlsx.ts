import type { AnyField } from '#define/kinds'
import type { Cell } from './cell'
import type { SheetColumn, SheetWriter } from './sheet-writer'
import { zipWriter } from './zip'
import { xmlText } from '#text/xml-text'
import { formats, sheetFoot, sheetHead, workbookParts } from './xlsx-parts'

/** Limits of the format: rows per sheet, and characters per cell. */
const maxRows = 1_048_576
const maxCharacters = 32_767

const dayMs = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)
// Dates before this one are off by a day: the format has a 29 February 1900, which did not exist.
const firstSound = Date.UTC(1900, 2, 1)

/** The serial number of a date: days since the end of 1899; undefined for a date that the format cannot represent. */
function serialOf(iso: string): number | undefined {
  const time = Date.parse(iso)
  return Number.isNaN(time) || time < firstSound ? undefined : (time - firstDay) / dayMs
}

const textCell = (text: string, format: number = formats.plain) =>
  `<c t="inlineStr"${format === formats.plain ? '' : ` s="${format}"`}><is><t${
    text === text.trim() ? '' : ' xml:space="preserve"'
  }>${xmlText(text.slice(0, maxCharacters))}</t></is></c>`

/** The XML of a cell. Text stays text, even if it looks like a number or formula. */
export function xlsxCell(cell: Cell): string {
  if (!cell) return '<c/>'
  if (cell.kind === 'text') return textCell(cell.text)
  if (cell.kind === 'number') return `<c><v>${cell.text}</v></c>`
  const serial = serialOf(cell.text)
  return serial === undefined ? textCell(cell.text) : `<c s="${formats[cell.kind]}"><v>${serial}</v></c>`
}

const rowXml = (cells: readonly Cell[]) => `<row>${cells.map(xlsxCell).join('')}</row>`

const widths = new Map<string, number>(
  Object.entries({
    richText: 60,
    listOf: 60,
    json: 40,
    text: 32,
    email: 32,
    url: 32,
    ref: 32,
    refs: 32,
    datetime: 20,
  } satisfies Partial<Record<AnyField['kind'], number>>),
)

/** Sheet names may have at most 31 characters and none of the reserved ones; this leaves space for a number. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 28)

/** An XLSX writer. Compresses each chunk immediately; a full sheet is followed by another one. */
export function xlsxWriter(name: string): SheetWriter {
  const zip = zipWriter()
  let columns: readonly SheetColumn[] = []
  let sheets = 0
  let rows = 0
  const openSheet = async () => {
    if (sheets > 0) await zip.write(sheetFoot)
    await zip.open(`xl/worksheets/sheet${++sheets}.xml`)
    const headers = columns.map(({ header }) => textCell(header, formats.header)).join('')
    await zip.write(`${sheetHead(columns.map(({ kind }) => widths.get(kind) ?? 16))}<row>${headers}</row>`)
    rows = 1
  }
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    async begin(given) {
      columns = given
      await openSheet()
      return zip.taken()
    },
    async rows(given) {
      if (rows + given.length > maxRows) await openSheet()
      rows += given.length
      await zip.write(given.map(rowXml).join(''))
      return zip.taken()
    },
    async end() {
      await zip.write(sheetFoot)
      for (const [part, text] of Object.entries(workbookParts(sheets, sheetName(name)))) {
        await zip.open(part)
        await zip.write(text)
      }
      await zip.end()
      return zip.taken()
    },
  }
}
