import { strFromU8, unzipSync } from 'fflate'
import { invalidField, Problem } from '#server/base/errors/problem'
import { attribute, xmlParts } from './xml'

/** Maximum unpacked size of the workbook parts that are read. */
const maxBytes = 64 * 1024 * 1024

/** The parts of a workbook that are needed to read its first sheet. */
export interface Workbook {
  readonly sheet: string
  readonly strings: string | undefined
  readonly styles: string | undefined
  readonly countsFrom1904: boolean
}

const isRead = (name: string) =>
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml)$/i.test(name)

/**
 * Unpacks the needed parts of an XLSX file. Memory is allocated by the sizes that the archive declares, so an archive
 * that would unpack to more than the limit is refused before it is unpacked.
 * @throws Problem invalid where it is not an XLSX file; tooLarge.
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = unpacked(bytes, isRead)
  const workbook = parts.get('xl/workbook.xml')
  const path = workbook && firstSheetPath(workbook, parts.get('xl/_rels/workbook.xml.rels') ?? '')
  const sheet = path
    ? unpacked(bytes, (name) => name.toLowerCase() === path.toLowerCase()).get(path.toLowerCase())
    : undefined
  if (!workbook || sheet === undefined) throw invalidField('file', 'sheet')
  return {
    sheet,
    strings: parts.get('xl/sharedstrings.xml'),
    styles: parts.get('xl/styles.xml'),
    countsFrom1904: /<(?:\w+:)?workbookPr[^<>]*\bdate1904\s*=\s*["'](?:1|true)["']/.test(workbook),
  }
}

/** The wanted parts of an archive, by their names in lower case. */
function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let total = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isWanted(name)) return false
    total += originalSize
    if (total > maxBytes) throw new Problem({ kind: 'tooLarge' })
    return true
  }
  try {
    const files = unzipSync(bytes, { filter })
    return new Map(Object.entries(files).map(([name, file]) => [name.toLowerCase(), strFromU8(file)]))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw invalidField('file', 'sheet')
  }
}

/** The path of the first sheet in the workbook's order. */
function firstSheetPath(workbook: string, relations: string): string | undefined {
  const open = (xml: string, name: string) =>
    [...xmlParts(xml)].filter((part) => part.kind === 'open' && part.value === name)
  const [sheet] = open(workbook, 'sheet')
  const id = sheet && attribute(sheet.attributes, 'id')
  const relation = open(relations, 'Relationship').find(
    ({ attributes }) => attribute(attributes, 'Id') === id,
  )
  const target = relation && attribute(relation.attributes, 'Target')
  if (!target) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
