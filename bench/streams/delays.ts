import { setTimeout as sleep } from 'node:timers/promises'
import { eventParser } from '#providers/live/parse-events'
import type { TestServer } from '#tests/support/server'
import { newCustomer, rename } from './writes'

const rounds = 60

/** The delay from the response to a change until its event is read, in milliseconds: the median and the 90th percentile. */
export async function delays(server: TestServer, token: string): Promise<readonly [number, number]> {
  const receivedAt = new Map<string, number>()
  const answer = await fetch(`${server.url}/api/stream`, { headers: { authorization: `Bearer ${token}` } })
  const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!stream) throw new Error('There is no stream')
  const parse = eventParser(({ data }) => void receivedAt.set(data, performance.now()))
  const reading = (async () => {
    for (let read = await stream.read(); !read.done; read = await stream.read()) parse(read.value)
  })()
  const id = await newCustomer(server, token)
  const found: number[] = []
  for (let version = 2; version < rounds; version++) {
    await rename(server, token, id, `Version ${version}`)
    const since = performance.now()
    const at = await momentOf(receivedAt, `"id":"${id}","version":${version}}`)
    found.push(Math.max(0, at - since))
    await sleep(50)
  }
  await stream.cancel()
  await reading
  const sorted = found.toSorted((value, other) => value - other)
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted[Math.floor(sorted.length * 0.9)] ?? 0]
}

async function momentOf(receivedAt: Map<string, number>, ending: string): Promise<number> {
  for (let waited = 0; waited < 5000; waited++) {
    for (const [data, at] of receivedAt) if (data.endsWith(ending)) return at
    await sleep(1)
  }
  throw new Error('An event did not come')
}
