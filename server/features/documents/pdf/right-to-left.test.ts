import { expect, test } from 'vitest'
import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import type { PrintedDocument } from '../printed'
import { directedParts, visualOrder } from './directions'
import { fontFor } from './fonts'
import { renderPdf } from './render'
import { rightToLeft } from './shaped-font'

const names = [
  'شركة الأمل للتجارة',
  'مُحَمَّد بن ثابت الخليجي',
  'רחוב הרצל תל אביב',
  'علی‌رضا پیشه‌ور',
  'حي ١٢٣، شارع 45 (دبي)',
]
const invoice = (lines: readonly string[]): PrintedDocument => ({
  language: 'en',
  title: 'Invoice 1',
  fileName: '1',
  brand: 'Corridor',
  from: { heading: 'From', lines: ['Seller'] },
  to: { heading: 'To', lines: ['Buyer', ...lines] },
  facts: [],
  totals: [{ label: 'Total', value: '€1.00' }],
  notices: [],
  texts: { carriedForward: 'Carried', broughtForward: 'Brought', page: '{{page}}' },
  changedAt: '2026-01-01T00:00:00.000Z',
  electronic: '<invoice/>',
})

/** How a PDF writes controls in strings. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The streams of a PDF, as bytes in a string. */
function streamsOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  return Array.from(text.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g), ([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  )
}

test('what a PDF says in Arabic and Hebrew is read in logical order', async () => {
  const pdf = await renderPdf({ documents: [invoice(names.slice(0, 3))] })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  for (const name of names.slice(0, 3)) expect(text).toContain(name)
})

test('each line has its text, and each glyph an entry of ToUnicode', async () => {
  const streams = streamsOf(await renderPdf({ documents: [invoice(names)] }))
  const content = streams.find((stream) => stream.includes('/Span <<')) ?? ''
  const texts = Array.from(content.matchAll(/\/ActualText \(\xFE\xFF([^]*?)\)\n>> BDC/g), ([, text = '']) =>
    Buffer.from(
      text.replaceAll(/\\([^])/g, (_, escaped: string) => escapes[escaped] ?? escaped),
      'latin1',
    )
      .swap16()
      .toString('utf16le'),
  )
  expect(texts).toEqual(names)
  const maps = streams.filter((stream) => stream.includes('begincmap'))
  expect(maps.length).toBeGreaterThan(2)
  for (const map of maps) expect(map).not.toContain('<>')
})

test('letters of a word are joined', () => {
  const found = fontFor('ب', 'regular')
  const glyphs = (text: string) => found?.font.layout(text, [rightToLeft]).glyphs.length
  const widthOf = (text: string) => found?.font.layout(text, [rightToLeft]).advanceWidth ?? 0
  expect(found?.isShaped).toBe(true)
  expect(glyphs('ببب')).toBe(6)
  expect(widthOf('ببب')).toBeLessThan(3 * widthOf('ب'))
})

test('parts of a line are ordered, and their brackets are mirrored', () => {
  const parts = directedParts('شركة ABC (دبي)')
  expect(parts).toEqual([
    { text: 'شركة ', level: 1 },
    { text: 'ABC', level: 2 },
    { text: ' )دبي(', level: 1 },
  ])
  expect(visualOrder(parts.map(({ level }) => level))).toEqual([2, 1, 0])
  expect(directedParts('P.O. Box 12, דבי')).toEqual([
    { text: 'P.O. Box 12, ', level: 0 },
    { text: 'דבי', level: 1 },
  ])
  expect(visualOrder([0, 1, 0, 1, 2, 1])).toEqual([0, 1, 2, 5, 4, 3])
})
