import { attribute, xmlParts } from './xml'

/**
 * Built-in number formats for dates, which have no format code in the file: those of all languages and the East Asian
 * ones.
 */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58)

/** Whether a format code shows a date or time: it has a date letter outside of quoted text. */
const isDateCode = (code: string) =>
  /[ymdhs年月日]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^[\]]*\]|_./gi, ''))

/** The indexes of the workbook styles that show a number as a date or time. */
export function dateStyles(styles: string | undefined): Set<number> {
  const codes = new Map<number, string>()
  const found = new Set<number>()
  let index = 0
  let isInCells = false
  for (const { kind, value, attributes } of xmlParts(styles ?? '')) {
    if (value === 'cellXfs') isInCells = kind === 'open'
    if (kind !== 'open') continue
    if (value === 'numFmt')
      codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
    if (value !== 'xf' || !isInCells) continue
    const format = Number(attribute(attributes, 'numFmtId'))
    if (isBuiltInDate(format) || isDateCode(codes.get(format) ?? '')) found.add(index)
    index += 1
  }
  return found
}

const dayMs = 86_400_000

/** Converts a workbook's day number to ISO 8601: without a time where it is a whole number. */
export function momentOf(serial: number, countsFrom1904: boolean): string | undefined {
  const first = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const moment = new Date(first + Math.round(serial * dayMs))
  if (Number.isNaN(moment.getTime())) return undefined
  return Number.isInteger(serial) ? moment.toISOString().slice(0, 10) : moment.toISOString()
}
