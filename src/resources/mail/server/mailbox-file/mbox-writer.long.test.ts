import { expect, test } from 'vitest'
import { parsedMail } from '#server/base/parsing/mail/parse-mail'
import { marksOf, namesOf } from './marks'
import { messagesIn } from './mbox-reader'
import { fromLine, markHeaders, quotedLines } from './mbox-writer'

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function written(source: string, size: number): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of quotedLines(chunksOf(source, size))) parts.push(part)
  return Buffer.concat(parts).toString()
}
const source = [
  ...['Subject: a', 'Status: O', 'X-Gmail-Labels: Old,', ' Older', 'To: b@example.com', ''],
  ...['Status: in the text', '', 'From the start', '>From once', `${'x'.repeat(200_000)}`, '', ''],
].join('\r\n')

test.each([1, 3, 1000, 70_000])(
  'a message that is written and read is the same, in chunks of %i bytes',
  async (size) => {
    const line = fromLine('ada@example.com', new Date('2026-11-26T10:00:00Z'))
    expect(line).toBe('From ada@example.com Thu Nov 26 10:00:00 2026\n')
    const text = await written(source, size)
    expect(text).toContain('\n>From the start\n>>From once\n')
    const sources: string[] = []
    for await (const message of messagesIn(chunksOf(line + text + line + text, size), { max: 1 << 20 }))
      sources.push(String(message.source))
    const expected = source.replaceAll('\r\n', '\n').replace('Status: O\nX-Gmail-Labels: Old,\n Older\n', '')
    expect(sources).toEqual([expected, expected])
  },
)

test('the marks and labels of a mail are read as they were written', async () => {
  const labels = [
    'Plain',
    'With, comma',
    '报告 '.repeat(12).trim(),
    ...Array.from({ length: 60 }, (_, n) => `Label ${n} of many`),
  ]
  for (const folder of ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const)
    for (const flag of [true, false]) {
      const mail = { folder, isRead: flag, isStarred: !flag, isImportant: flag, isMuted: !flag }
      const head = markHeaders({
        ...mail,
        names: namesOf(mail, labels),
        bcc: ['x@example.com', 'y@example.com'],
      })
      expect(Math.max(...head.split('\n').map((line) => line.length))).toBeLessThan(900)
      const { marks, bcc } = await parsedMail(Buffer.from(`${head}Subject: a\n\nText`))
      expect(marksOf(marks, false)).toEqual({ marks: mail, names: labels })
      expect(bcc.map(({ address }) => address)).toEqual(['x@example.com', 'y@example.com'])
    }
})

test('an address that could end the line is none', () => {
  expect(fromLine('a b', new Date(0))).toMatch(/^From MAILER-DAEMON /)
})
