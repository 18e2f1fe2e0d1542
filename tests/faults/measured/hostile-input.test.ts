import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preparedData } from '#tests/support/prepared-data'
import { startServer, type TestServer } from '#tests/support/server'
import { healthDuring } from './health-during'

/**
 * During hostile input other requests take at most this long, in milliseconds, and memory grows by at most this much,
 * in megabytes.
 */
const maxDelay = 300
const maxGrowth = 300

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer({ copyOf: await preparedData('demo') })
  const answer = await fetch(`${server.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  token = ((await answer.json()) as { accessToken: string }).accessToken
  // What is loaded on first use does not count as growth.
  await post('/api/posts', post100)
}, 200_000)
afterAll(() => server.stop())

type Answer = { readonly status: number; readonly text: string; readonly errors: Record<string, string[]> }

async function post(
  path: string,
  body: object | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isBytes = body instanceof Uint8Array
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      ...headers,
    },
    body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  })
  const text = await answer.text()
  const { errors = {} } = JSON.parse(text) as { errors?: Answer['errors'] }
  return { status: answer.status, text, errors }
}

/** Runs hostile work during health requests, and then saves a record and reads a file to check that both still work. */
async function whileOthersGoOn(work: () => Promise<Answer[]>): Promise<Answer[]> {
  const { result, answers, slowest, grown } = await healthDuring(server, work)
  expect(answers).toBeGreaterThan(0)
  expect(slowest).toBeLessThan(maxDelay)
  expect(grown).toBeLessThan(maxGrowth)
  expect((await post('/api/posts', post100)).status).toBe(201)
  const look = await post('/api/posts/import?look=true', strToU8('title\nA\n'))
  expect(look.status, look.text).toBe(200)
  return result
}

let written = 0
const postOf = (body: string) => ({ title: `Hostile ${++written}`, excerpt: 'x', language: 'en', body })
const post100 = { ...postOf(`<p>${'word '.repeat(2000)}</p>`) }

const relations = '<Relationships><Relationship Id="r" Target="worksheets/a.xml"/></Relationships>'
const named = '<workbook><sheets><sheet name="A" r:id="r"/></sheets></workbook>'
const archive = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [`xl/${name}`, strToU8(text)])))
const sheetFile = (sheet: string, more: Record<string, string> = {}) =>
  archive({ 'workbook.xml': named, '_rels/workbook.xml.rels': relations, 'worksheets/a.xml': sheet, ...more })
const look = (bytes: Uint8Array) => post('/api/posts/import?look=true', bytes)

describe('a hostile import file', { timeout: 120_000 }, () => {
  test('with a tag that never ends is rejected', async () => {
    const [tag, format] = await whileOthersGoOn(async () => [
      await look(archive({ 'workbook.xml': `<${'a'.repeat(1_000_000)}` })),
      await look(
        sheetFile('', {
          'styles.xml': `<numFmt numFmtId="1" formatCode="${'['.repeat(1_000_000)}"/><cellXfs><xf numFmtId="1"/></cellXfs>`,
        }),
      ),
    ])
    expect([tag?.status, Object.keys(tag?.errors ?? {})]).toEqual([422, ['file']])
    expect([format?.status, Object.keys(format?.errors ?? {})]).toEqual([422, ['file']])
  })

  test('that unpacks to far more than its size is rejected', async () => {
    const [over, under] = [150, 60].map((size) => sheetFile('<sheetData>'.padEnd(size * 1_000_000, ' ')))
    if (!over || !under) throw new Error('There is no file')
    expect(over.length).toBeLessThan(500_000)
    const answers = await whileOthersGoOn(() => Promise.all([over, under, under].map(look)))
    expect(answers.map(({ status }) => status)).toEqual([413, 422, 422])
  })

  test('with one long text in a million cells is rejected', async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(200)
    const sheet = `<sheetData>${`<row>${cells}</row>`.repeat(5000)}</sheetData>`
    const bytes = sheetFile(sheet, { 'sharedStrings.xml': `<si><t>${'x'.repeat(1_000_000)}</t></si>` })
    expect((await whileOthersGoOn(async () => [await look(bytes)]))[0]?.status).toBe(413)
  })

  test('with a million rows, or a million cells, does not block other requests', async () => {
    const rows = (count: number, cells: string) =>
      `<sheetData>${`<row>${cells}</row>`.repeat(count)}</sheetData>`
    const million = sheetFile(rows(1_000_000, '<c><v>1</v></c>'))
    const wide = sheetFile(rows(10_000, '<c><v>1</v></c>'.repeat(100)))
    const [long, large] = await whileOthersGoOn(async () => [await look(million), await look(wide)])
    expect([long?.status, Object.keys(long?.errors ?? {})]).toEqual([422, ['file']])
    expect(large?.status).toBe(200)
  })

  test('of CSV with an unclosed quotation mark is rejected with the row', async () => {
    const csv = strToU8(`title\n"${'x'.repeat(9_000_000)}`)
    const [answer] = await whileOthersGoOn(async () => [await look(csv)])
    expect([answer?.status, answer?.errors]).toEqual([
      422,
      { '2': ['A quotation mark is opened in row 2 and never closed.'] },
    ])
  })
})

describe('hostile rich text', { timeout: 120_000 }, () => {
  test('that is nested without end is rejected at its field', async () => {
    const bodies = ['<b>'.repeat(80_000), ...Array.from({ length: 3 }, () => '<b>'.repeat(300_000))]
    const answers = await whileOthersGoOn(() =>
      Promise.all(bodies.map((body) => post('/api/posts', postOf(body)))),
    )
    for (const answer of answers) expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['body']])
  })

  test('that is nested within the length limit is rejected at its field, in the language of the caller', async () => {
    const body = '<b>'.repeat(30_000)
    const [english, chinese] = await whileOthersGoOn(() =>
      Promise.all(
        ['en', 'zh-CN'].map((language) => post('/api/posts', postOf(body), { 'accept-language': language })),
      ),
    )
    expect(english?.errors).toEqual({
      body: ['This has too many or too deeply nested elements. Paste it as plain text.'],
    })
    expect(chinese?.errors).toEqual({ body: ['格式过于复杂（元素过多或嵌套过深），请以纯文本粘贴。'] })
  })

  test('of a mail is rejected too, while harmless text of similar size is accepted', async () => {
    const mail = (body: string) =>
      post('/api/mail/send', {
        to: [{ name: 'A', address: 'admin@corridor.example' }],
        subject: 'x',
        body,
      })
    const [nested, long, honest] = await whileOthersGoOn(() =>
      Promise.all(['<x>'.repeat(160_000), '<b>'.repeat(300_000), '<p>word</p>'.repeat(5000)].map(mail)),
    )
    expect([nested?.status, Object.keys(nested?.errors ?? {})]).toEqual([422, ['body']])
    expect([long?.status, Object.keys(long?.errors ?? {})]).toEqual([422, ['body']])
    expect(honest?.status, honest?.text).toBe(200)
  })
})

test('a body with 60,000 unknown keys gets 413 with a short response', { timeout: 120_000 }, async () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown-${index}`, 1]))
  const [many, fewer] = await whileOthersGoOn(() =>
    Promise.all([keys(60_000), keys(900)].map((body) => post('/api/posts', body))),
  )
  expect(many?.status).toBe(413)
  expect(fewer?.status).toBe(422)
  for (const answer of [many, fewer]) expect(answer?.text.length).toBeLessThan(4000)
})
