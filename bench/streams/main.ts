import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startServer, type TestServer } from '#tests/support/server'
import { machine, writeSection } from '../support/results'
import { delays } from './delays'
import { openStreams } from './open-streams'
import { signIn } from './sign-in'
import { writesPerSecond } from './writes'

/** The numbers of open streams with which everything is measured. */
const counts = [0, 1, 100, 1000]

const residentMegabytes = ({ process }: TestServer): number => {
  const pages = readFileSync(`/proc/${process.pid}/statm`, 'utf8').split(' ')[1]
  return (Number(pages) * 4096) / 2 ** 20
}
const rounded = (value: number, digits = 0): string => value.toFixed(digits)

const root = fileURLToPath(new URL('../..', import.meta.url))
// All streams are of one user, so the limit is raised.
const server = await startServer({ root, env: { STREAMS_PER_USER: '2000' } })
const token = await signIn(server)
// Warms the server up, so that the memory of the start does not count for the streams.
await writesPerSecond(server, token, 2000)
const lines: string[] = []
const base = residentMegabytes(server)
let plain = 0
for (const count of counts) {
  const streams = await openStreams(server, token, count)
  const perStream = count === 1000 ? ((residentMegabytes(server) - base) * 1024) / count : undefined
  const rate = await writesPerSecond(server, token, 3000)
  if (count === 0) plain = rate
  const [median, worst] = count === 0 ? [undefined, undefined] : await delays(server, token)
  const cells = [
    count,
    rounded(rate),
    rounded(plain / rate, 2),
    median === undefined ? '' : `${rounded(median)} ms`,
    worst === undefined ? '' : `${rounded(worst)} ms`,
    perStream === undefined ? '' : `${rounded(perStream, 1)} KB`,
  ]
  lines.push(`| ${cells.join(' | ')} |`)
  console.log(`  ${cells.join('  ')}`)
  streams.close()
}
await server.stop()
writeSection(
  'streams',
  `## Streams

${machine()}

| open streams | changes a second | a change, times as long | from commit to event, median | nine in ten | memory a stream |
| ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`,
)
