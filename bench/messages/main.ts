import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from '#tests/support/server'
import { removeFolder, temporaryFolder } from '#tests/support/temporary-folder'
import { machine, writeSection } from '../support/results'
import { fillMessages, type BenchUser, type FilledConversations } from './fill'
import { openStreamsOf } from './streams'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const sizes = values.quick
  ? { users: 50, mails: 10_000, mailboxes: 5, messages: 5000 }
  : { users: 1000, mails: 200_000, mailboxes: 10, messages: 50_000 }
const rounds = 20

const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = temporaryFolder('bench')
console.log('  filling the database')
const { users, conversations } = await fillMessages(dataDir, sizes)
const server = await startServer({ root, dataDir, env: { DEMO: '0' } })
const [first] = users as [BenchUser]

/** Calls the API as a user; returns how long the response took, in milliseconds. */
async function call(path: string, user: BenchUser, body?: object): Promise<number> {
  const since = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  return performance.now() - since
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const ms = (value: number): string => `${value.toFixed(1)} ms`

/** The median and the slowest of nine in ten. */
async function timesOf(path: string): Promise<readonly [median: number, slow: number]> {
  for (let round = 0; round < 3; round++) await call(path, first)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await call(path, first))
  times.sort((value, other) => value - other)
  return [at(times, 0.5), at(times, 0.9)]
}

const opening = (id: string) => `/api/chat/conversation?conversationKey=${id}`
const mails = (q: string) => `/api/mail/conversations?label=all&q=${encodeURIComponent(q)}`
const inChat = (q: string) => `/api/chat/search?q=${encodeURIComponent(q)}`

async function reads({ short, long, unread }: FilledConversations): Promise<string[]> {
  const count = sizes.messages.toLocaleString('en')
  const cases: [name: string, path: string][] = [
    ['a conversation of 50 messages', opening(short)],
    [`a conversation of ${count} messages`, opening(long)],
    [`the same, none of them seen`, opening(unread)],
    ['the list of conversations', '/api/chat/conversations'],
    ['messages with a common word', inChat('quarter')],
    ['messages with a rare word', inChat('4711')],
    ['messages of a sender', inChat('from:person')],
    ['messages by alternatives', inChat('(4711 OR "message 42") -before:2020-01-01')],
    ['mails of the inbox', '/api/mail/conversations?label=inbox'],
    ['labels with their counts', '/api/mail/labels'],
    ['mails with a common word', mails('offer')],
    ['mails with a rare word', mails('4711')],
    ['mails of a common sender', mails('from:sender0')],
    ['mails of a rare sender', mails('from:sender5')],
    ['mails by alternatives', mails('(from:sender5 OR subject:report) -invoice')],
  ]
  const lines: string[] = []
  for (const [name, path] of cases) {
    const [median, slow] = await timesOf(path)
    console.log(`  ${name}: ${ms(median)}, ${ms(slow)}`)
    lines.push(`| ${name} | ${ms(median)} | ${ms(slow)} |`)
  }
  const ratio = (await timesOf(opening(long)))[0] / (await timesOf(opening(short)))[0]
  return [...lines, `| ${count} messages, times as long as 50 | ${ratio.toFixed(2)} | |`]
}

/** From the start of a request until the streams of those whom it concerns have the change. */
async function delivery(name: string, count: number): Promise<string[]> {
  const [, sender] = users as [BenchUser, BenchUser]
  const connected = users.slice(0, count)
  const streams = await openStreamsOf(
    server.url,
    connected.map(({ token }) => token),
  )
  const send = async (path: string, body: object, resource: string, expected: number) => {
    const found = { answered: [] as number[], middle: [] as number[], last: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      streams.clear()
      const since = performance.now()
      found.answered.push(await call(path, sender, body))
      const moments = await streams.received(resource, expected)
      found.middle.push(at(moments, 0.5) - since)
      found.last.push((moments.at(-1) ?? 0) - since)
    }
    return Object.values(found).map((all) =>
      ms(
        at(
          all.toSorted((value, other) => value - other),
          0.5,
        ),
      ),
    )
  }
  const toChannel = { conversationId: conversations.channel, body: 'To everybody' }
  const message = await send('/api/chat/messages', toChannel, 'messages', count)
  const letter = { to: [{ address: first.email }], subject: 'Measured', body: '<p>Text</p>' }
  // Its author has a copy, too.
  const mail = await send('/api/mail/send', letter, 'mails', 2)
  streams.close()
  console.log(`  ${name}: ${message.join(', ')}; a mail ${mail.join(', ')}`)
  return [
    `| a message to a channel of ${sizes.users}, ${name} | ${message.join(' | ')} |`,
    `| a mail, ${name} | ${mail.join(' | ')} |`,
  ]
}

const readLines = await reads(conversations)
const few = await delivery('2 connected', 2)
const many = await delivery(`${sizes.users} connected`, sizes.users)
await server.stop()
removeFolder(dataDir)
const section = `## Mail and chat

${machine()} The embedded database with ${sizes.mails.toLocaleString('en')} mails in ${sizes.mailboxes} mailboxes, and ${sizes.users.toLocaleString('en')} users.

| reading | median | nine in ten |
| --- | ---: | ---: |
${readLines.join('\n')}

| delivery, medians | response | half of the streams | last stream |
| --- | ---: | ---: | ---: |
${[...few, ...many].join('\n')}
`
if (values.quick) console.log(section)
else writeSection('messages', section)
