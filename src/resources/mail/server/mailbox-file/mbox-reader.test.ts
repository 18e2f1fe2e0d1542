import { expect, test } from 'vitest'
import { messagesIn } from './mbox-reader'

const line = 'From ada@example.com Thu Nov 26 10:00:00 2026\n'

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(text: string, { size = 1 << 16, max = 1 << 20, start = 0 } = {}) {
  const all: { start: number; end: number; source: string | undefined }[] = []
  for await (const { source, ...message } of messagesIn(chunksOf(text.slice(start), size), { max, start }))
    all.push({ ...message, source: source?.toString() })
  return all
}
const sourcesIn = async (...given: Parameters<typeof read>) =>
  (await read(...given)).map(({ source }) => source)

const first = 'Subject: a\n\nFrom here on\n\n>From the start\n>>From twice\n> From no\n'
const second = 'Subject: b\r\n\r\nText\r\n'
const file = `${line}${first.replaceAll(/^(>*From )/gm, '>$1')}\n${line}${second}\r\n${line}`

test.each([1, 2, 7, 64, 1 << 16])('messages are read and unquoted, in chunks of %i bytes', async (size) => {
  expect(await sourcesIn(file, { size })).toEqual([first, second, ''])
})

test('reading goes on where a message begins', async () => {
  const [, message] = await read(file)
  expect(await read(file, { start: message?.start ?? 0 })).toEqual((await read(file)).slice(1))
  expect(message?.end).toBe(file.length - line.length)
})

test('a line of a text that begins with From and was not quoted is no message', async () => {
  expect(await sourcesIn(`${line}Subject: a\n\nHello\n\nFrom here on it is text\n`)).toEqual([
    'Subject: a\n\nHello\n\nFrom here on it is text\n',
  ])
  expect(await sourcesIn(`${line}Subject: a\n${line}`)).toHaveLength(1)
})

test('what is no file of a mailbox has no messages', async () => {
  for (const text of ['', '\n', 'Subject: a\n\nText\n', '\0'.repeat(300_000), 'x'.repeat(300_000)])
    expect(await read(text)).toEqual([])
})

test('a message that is too large is skipped, however long its lines are', async () => {
  const long = 'x'.repeat(3 << 20)
  const all = await sourcesIn(`${line}${long}\n\n${line}Subject: b\n\n${line}${'a\n'.repeat(1 << 20)}`)
  expect(all).toEqual([undefined, 'Subject: b\n', undefined])
})

test('a long line that begins with From is skipped to its end', async () => {
  expect(await sourcesIn(`From ${'x'.repeat(300_000)}\nSubject: a\n`)).toEqual(['Subject: a\n'])
})
