import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { regularExpressionsOf } from './collect'
import { atomsOf } from './hostile-inputs.mjs'
import { slowPatterns } from './slow-patterns'

/** All code that runs on the server or in the browser: both process text that users typed or that came from elsewhere. */
const folders = ['server', 'src']

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))

/** Reads only the pages of the build, once when the server starts. */
const readsOwnPages = 'server/http/static/policy.ts'

const paths = folders.flatMap(filesOf).filter((path) => path !== readsOwnPages)
const inProgram = paths.flatMap((path) => regularExpressionsOf(path, readFileSync(path, 'utf8')))
const distinct = [...new Map(inProgram.map((item) => [`${item.source}/${item.flags}`, item])).values()]

describe('regular expressions', () => {
  it('are found as literals and as calls of RegExp with constants', () => {
    const text = 'const a = /x+/g\nnew RegExp("y+", "i")\nnew RegExp(`^${a}\\\\s`)\nnew RegExp(a)'
    expect(regularExpressionsOf('a.ts', text)).toEqual([
      { where: 'a.ts:1', source: 'x+', flags: 'g' },
      { where: 'a.ts:2', source: 'y+', flags: 'i' },
      { where: 'a.ts:3', source: '^x\\s', flags: '' },
    ])
  })

  it('are tested with characters that they match', () => {
    expect(atomsOf(String.raw`<(\/?)[\d.]+(?=x)\b\s`, 'g')).toEqual([['<'], ['/'], ['0', '.'], ['x'], [' ']])
  })

  it('that are slow are reported', async () => {
    const known = [
      // Two that the application had: an XML tag, and the parts of a number format that are not a date.
      [String.raw`<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*)>`, 'g'],
      [String.raw`"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.`, 'gi'],
      ['^(a+)+$', ''],
      [String.raw`\s+$`, ''],
    ] as const
    const found = known.map(([source, flags]) => ({ where: 'known', source, flags }))
    expect(await slowPatterns(found)).toHaveLength(known.length)
  })

  it('of the application take linear time on hostile inputs', async () => {
    expect(distinct.length).toBeGreaterThan(200)
    expect(await slowPatterns(distinct)).toEqual([])
  }, 120_000)
})
