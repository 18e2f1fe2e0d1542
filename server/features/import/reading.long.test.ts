import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { Problem } from '#server/base/errors/problem'
import { csvPart, csvRows, textOf } from '#server/base/parsing/sheet/csv'
import { sheetOf } from '#server/base/parsing/sheet/sheet'
import { instantOf, dayOf } from './written-moment'
import { minorUnits, writtenNumber } from './written-number'
import { xlsxRows } from '#server/base/parsing/sheet/xlsx'

const cellsOf = (text: string) => [...csvRows(text)].map(({ cells }) => cells)

describe('the CSV reader', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['"a, ""b""\n c",d\n', [['a, "b"\n c', 'd']]],
    ['"closed" ,x', [['closed', 'x']]],
    ["'=1+1,'quoted'\n", [['=1+1', "'quoted'"]]],
    [',\n', [['', '']]],
  ])('parses the rows and cells of %j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected)
  })

  it('detects UTF-8, UTF-16 and the legacy encoding of the language', () => {
    const bytes = (...given: number[]) => new Uint8Array(given)
    expect(textOf(new TextEncoder().encode('\uFEFFé'), 'en')).toBe('é')
    expect(textOf(bytes(0xff, 0xfe, 0xe9, 0), 'en')).toBe('é')
    expect(textOf(bytes(0xe9), 'en')).toBe('é')
    expect(textOf(bytes(0xd6, 0xd0), 'cn')).toBe('中')
  })

  it.each(['a,b\n1,2\n"open', `a\n1\n"${'x'.repeat(9_000_000)}`, `a\n1\n"${'""'.repeat(4_500_000)}`])(
    'names the row in which an unclosed quote starts',
    (text) => {
      const faults = { '3': [{ key: 'openQuote', values: { line: 3 } }] }
      expect(() => cellsOf(text)).toThrow(expect.objectContaining({ refusal: { kind: 'invalid', faults } }))
    },
  )

  it('parses ten megabytes of quotes within the timeout of a test', () => {
    expect(cellsOf('"'.repeat(10_000_000))).toHaveLength(1)
    expect(cellsOf('"a'.repeat(1_000_000)).length).toBeGreaterThan(0)
    expect(cellsOf(`a${'"'.repeat(9_000_000)}`)).toHaveLength(1)
  })
})

describe('the import', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,5', '1234.5'],
    ['1,234', '1234'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['€ 19.99', '19.99'],
    ['EUR -3', '-3'],
    ['−4', '-4'],
    ['１２', '12'],
    ['1e5', undefined],
    ['twelve', undefined],
    ['', undefined],
    ['1.2.3', undefined],
  ])('reads %j as the number %s', (text, expected) => {
    expect(writtenNumber(text)).toBe(expected)
  })

  it.each([
    ['19.99', 2, 1999],
    ['0.1', 2, 10],
    ['-0.29', 2, -29],
    ['1500', 0, 1500],
    ['1500.00', 0, 1500],
    ['1.005', 3, 1005],
    ['1.999', 2, undefined],
    ['90071992547409.91', 2, 9_007_199_254_740_991],
  ])('converts %s with %d decimal places to %s minor units', (text, digits, expected) => {
    expect(minorUnits(text, digits)).toBe(expected)
  })

  it.each([
    ['2026-1-2', '2026-01-02'],
    ['2026/01/02', '2026-01-02'],
    ['2026年1月2日', '2026-01-02'],
    ['2026-01-02T10:00:00Z', '2026-01-02'],
    ['01/02/2026', undefined],
  ])('reads %j as the day %s', (text, expected) => {
    expect(dayOf(text)).toBe(expected)
  })

  it.each([
    ['2026-01-02T10:00:00.000Z', '2026-01-02T10:00:00.000Z'],
    ['2026-01-02 9:30', '2026-01-02T09:30:00.000Z'],
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2026-01-02T10:00+02:00', '2026-01-02T08:00:00.000Z'],
    ['2026-01-02 at noon', undefined],
  ])('reads %j as the timestamp %s', (text, expected) => {
    expect(instantOf(text)).toBe(expected)
  })
})

const relations = `<Relationships><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>`
const workbook = `<workbook><sheets><sheet name="One" sheetId="4" r:id="rId7"/></sheets></workbook>`
const archive = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': workbook,
        'xl/_rels/workbook.xml.rels': relations,
        'xl/worksheets/data.xml': sheet,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
const readOf = (bytes: Uint8Array) => [...xlsxRows(bytes)].map(({ cells }) => cells)

/** Calls a function that may throw a `Problem`; any other error fails the test. */
function attempt(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

describe('the XLSX reader', () => {
  it('reads strings, numbers, dates, booleans and the cached results of formulas', () => {
    const sheet = `<x:worksheet xmlns:x="main"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="s"><x:v>1</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>A &amp; B</x:t></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3"><x:v>19.989999999999998</x:v></x:c><x:c r="B3" s="1"><x:v>46024</x:v></x:c>
        <x:c r="C3" s="2"><x:v>46024.5</x:v></x:c><x:c r="D3" t="b"><x:v>1</x:v></x:c><x:c r="E3" t="str"><x:f>A1</x:f><x:v>cached</x:v></x:c>
        <x:c r="F3" t="e"><x:v>#REF!</x:v></x:c><x:c r="G3" s="3"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;-&quot;mm"/><numFmt numFmtId="171" formatCode="0&quot;days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`
    const strings = `<sst><si><t>never</t></si><si><r><t>rich </t></r><r><t xml:space="preserve">text_x000A_</t></r><rPh><t>above</t></rPh></si></sst>`
    const bytes = archive(sheet, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings })
    const rows = [...xlsxRows(bytes)]
    expect(rows.map(({ line }) => line)).toEqual([1, 3])
    expect(rows[0]?.cells).toEqual(['rich text\n', '', 'A & B'])
    expect(rows[1]?.cells).toEqual([
      '19.99',
      '2026-01-02',
      '2026-01-02T12:00:00.000Z',
      'true',
      'cached',
      '',
      '5',
    ])
  })

  it('rejects a file that is not a workbook', () => {
    for (const bytes of [new Uint8Array([0x50, 0x4b, 3, 4]), zipSync({ 'a.txt': strToU8('a') })])
      expect(() => readOf(bytes)).toThrow(Problem)
  })

  it('rejects a small file that unpacks to 120 MB with "tooLarge"', () => {
    const bytes = archive('<sheetData>'.padEnd(120_000_000, ' '))
    expect(bytes.length).toBeLessThan(200_000)
    expect(() => readOf(bytes)).toThrow(expect.objectContaining({ refusal: { kind: 'tooLarge' } }))
  })

  it('allocates less than 20 MB for an archive that declares a false uncompressed size', () => {
    const bytes = archive('<sheetData>'.padEnd(120_000_000, ' '))
    const sizes = new DataView(bytes.buffer, bytes.byteOffset)
    // Overwrites the uncompressed size in the entry of the central directory.
    for (let at = 0; at < bytes.length - 46; at++)
      if (sizes.getUint32(at, true) === 0x02014b50 && sizes.getUint32(at + 24, true) > 1_000_000)
        sizes.setUint32(at + 24, 1000, true)
    const before = process.memoryUsage().arrayBuffers
    attempt(() => readOf(bytes))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  it('reads malformed XML of 200,000 repeated fragments without an error', () => {
    for (const piece of ['<row>', '<c r="', '<', '<row><c><v>', '&#', '<a b'])
      expect(readOf(archive(piece.repeat(200_000)))).toBeInstanceOf(Array)
  })
})

describe('a sheet', () => {
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, line) => ({ line: line + 1, cells: ['x'] }))
  it('has a header and at most ten thousand rows; empty rows are skipped', () => {
    const rows = [
      { line: 1, cells: ['', ''] },
      { line: 2, cells: [' Name '] },
      { line: 3, cells: [''] },
    ]
    expect(sheetOf([...rows, { line: 4, cells: ['x'] }])).toEqual({
      headers: ['Name'],
      rows: [{ line: 4, cells: ['x'] }],
    })
    expect(sheetOf(rowsOf(10_001)).rows).toHaveLength(10_000)
    expect(() => sheetOf(rowsOf(10_002))).toThrow(Problem)
    expect(() => sheetOf(rows)).toThrow(Problem)
  })
})

describe('a CSV file in parts', () => {
  const whole = 'a;"b ""c"", d"\r\n"x\r\n\n""y""";z\n\n;last\r"e";f'
  const inParts = (cuts: readonly number[]) => {
    const rows = []
    let [rest, line] = ['', 1]
    for (const [index, from] of [0, ...cuts].entries()) {
      const text = rest + whole.slice(from, cuts[index] ?? whole.length)
      const read = csvPart(text, { separator: ';', line, isLast: index === cuts.length })
      let step = read.next()
      for (; !step.done; step = read.next()) rows.push(step.value)
      rest = text.slice(step.value.at)
      ;({ line } = step.value)
    }
    return rows
  }

  it('has the same rows wherever it is divided', () => {
    const expected = [...csvRows(whole)]
    expect(expected.map(({ cells }) => cells)).toEqual([
      ...[['a', 'b "c", d'], ['x\r\n\n"y"', 'z'], [''], ['', 'last'], ['e', 'f']],
    ])
    for (let first = 0; first <= whole.length; first++)
      for (let second = first; second <= whole.length; second++)
        expect(inParts([first, second])).toEqual(expected)
  })

  it('names the row whose quotation mark is never closed only at the end of the file', () => {
    const text = 'a\n"b'
    const read = csvPart(text, { separator: ',', line: 1, isLast: false })
    expect(read.next().value).toEqual({ line: 1, cells: ['a'] })
    expect(read.next()).toEqual({ done: true, value: { at: 2, line: 2 } })
    expect(() => [...csvPart(text, { separator: ',', line: 1, isLast: true })]).toThrow('openQuote')
  })
})
