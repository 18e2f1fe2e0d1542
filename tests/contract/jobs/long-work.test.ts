import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '#server/features/auth/account'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRows, type World } from '../support/worlds/world'

type Line = {
  work?: string
  job?: string
  done?: number
  total?: number
  answer?: Record<string, unknown>
  problem?: { status: number; title: string }
}

let world: World
let products: AnyResource
const tokens = {} as Record<Role, string>
beforeAll(async () => {
  world = await createWorld(corridor)
  products = world.app.products as AnyResource
  for (const role of ['admin', 'manager'] as const) {
    const { id } = world.people[role]
    tokens[role] = (await startSession(world.server.services, { id, role }, 'en', undefined)).accessToken
  }
})
afterAll(() => world.close())

const csv = (name: string, count: number, price = '1') =>
  `Name,Product code,Price\n${Array.from({ length: count }, (_, index) => `${name},${name}-${index},${price}`).join('\n')}\n`
const ask = async (role: Role, path: string, body: string, type = 'text/csv') =>
  world.server.fetch(
    new Request(`http://corridor.test/api/${path}`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${tokens[role]}`,
        'content-type': type,
        accept: 'application/x-ndjson, application/json',
      },
    }),
  )
/** The lines of a streamed response; `on` is called for each. */
async function linesOf(
  answer: Response,
  on: (line: Line) => Promise<void> | void = () => {},
): Promise<Line[]> {
  const lines: Line[] = []
  let text = ''
  for await (const piece of answer.body ?? []) {
    text += new TextDecoder().decode(piece as Uint8Array)
    const whole = text.split('\n')
    text = whole.pop() ?? ''
    for (const line of whole) {
      lines.push(JSON.parse(line) as Line)
      await on(lines.at(-1) as Line)
    }
  }
  return lines
}
const called = async (name: string) =>
  (await storedRows(world, products)).filter((row) => String(row['code']).startsWith(`${name}-`)).length
const stop = (role: Role, id: string) => world.people[role].client.post(`/api/works/${id}/stop`)

describe('long work', () => {
  it('streams its progress and then its result', async () => {
    const lines = await linesOf(await ask('admin', 'products/import?partial=true', csv('told', 400)))
    const [first, ...others] = lines
    expect(first?.work).toMatch(/^[0-9a-f-]{36}$/)
    const steps = others.slice(0, -1)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.map(({ done }) => done)).toEqual(
      steps.map(({ done }) => done).toSorted((a = 0, b = 0) => a - b),
    )
    expect(new Set(steps.map(({ total }) => total))).toEqual(new Set([400]))
    expect(steps.at(-1)?.done).toBe(400)
    expect(others.at(-1)?.answer).toMatchObject({ batch: first?.work, created: 400, left: 0 })
  })

  it('stops after a step on request, returns how much is done, and continues when it is sent again', async () => {
    const stopped: Promise<unknown>[] = []
    const lines = await linesOf(
      await ask('admin', 'products/import?partial=true&once=true', csv('stopped', 2000)),
      ({ work }) => {
        if (work) stopped.push(stop('admin', work))
      },
    )
    const [answer] = (await Promise.all(stopped)) as { status: number }[]
    expect(answer?.status).toBe(204)
    const report = lines.at(-1)?.answer as { created: number; left: number }
    expect(report.left).toBeGreaterThan(0)
    expect(report.created + report.left).toBe(2000)
    expect(await called('stopped')).toBe(report.created)
    const again: Promise<unknown>[] = []
    const more = await linesOf(
      await ask('admin', 'products/import?partial=true&once=true', csv('stopped', 2000)),
      ({ job }) => {
        if (job && again.length === 0) again.push(stop('admin', job))
      },
    )
    await Promise.all(again)
    const second = more.at(-1)?.answer as { created: number; left: number }
    expect(second.left).toBeGreaterThan(0)
    expect(second.created).toBeGreaterThan(report.created)
    const rest = await linesOf(
      await ask('admin', 'products/import?partial=true&once=true', csv('stopped', 2000)),
    )
    expect(rest.at(-1)?.answer).toMatchObject({ batch: lines[0]?.work, created: 2000, left: 0 })
    expect(await called('stopped')).toBe(2000)
  })

  it('continues as a job when the client disconnects', async () => {
    const answer = await ask('admin', 'products/import?partial=true', csv('alone', 1000))
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await reader.cancel()
    await expect.poll(() => called('alone'), { timeout: 30_000, interval: 200 }).toBe(1000)
  })

  it('does not block other requests', async () => {
    const work = ask('admin', 'products/import?partial=true', csv('turns', 1500)).then((answer) =>
      linesOf(answer),
    )
    let isOver = false
    void work.then(() => (isOver = true))
    let answered = 0
    while (!isOver) {
      const { status } = await world.people.manager.client.get('/api/customers?_end=5')
      expect(status).toBe(200)
      if (!isOver) answered += 1
    }
    expect(answered).toBeGreaterThan(5)
    expect((await work).at(-1)?.answer).toMatchObject({ created: 1500 })
  })

  it('carries out a bulk run in steps, which can be stopped and undone', async () => {
    const filter = [{ field: 'price', value: 100 }]
    const plan = await world.people.manager.client.post('/api/products/bulk', {
      verb: 'update',
      filter,
      values: { stock: 4 },
      dryRun: true,
      q: 'stopped',
    })
    const { token, count } = plan.body as { token: string; count: number }
    expect(count).toBe(2000)
    const lines = await linesOf(
      await ask('manager', 'products/bulk', JSON.stringify({ token }), 'application/json'),
      async ({ work }) => {
        if (work) await stop('manager', work)
      },
    )
    expect(lines[0]?.work).toBe(token)
    const outcome = lines.at(-1)?.answer as { count: number; left: number }
    expect(outcome.left).toBeGreaterThan(0)
    expect(outcome.count + outcome.left).toBe(2000)
    const done = (await storedRows(world, products)).filter((row) => row['stock'] === 4)
    expect(done).toHaveLength(outcome.count)
    const undone = await linesOf(await ask('manager', `undo/${token}`, ''))
    expect(undone.at(-1)?.answer).toMatchObject({ count: outcome.count, refused: [] })
    expect((await storedRows(world, products)).filter((row) => row['stock'] === 4)).toEqual([])
  })

  it('is rejected like other requests before its first step, and can be stopped only by its owner', async () => {
    const refused = await ask('manager', 'products/bulk', JSON.stringify({ token: 'x' }), 'application/json')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    const tried: number[] = []
    await linesOf(await ask('admin', 'products/import?dryRun=true', csv('mine', 300)), async ({ work }) => {
      if (work) tried.push((await stop('manager', work)).status)
    })
    expect(tried).toEqual([404])
    expect((await stop('admin', 'nothing')).status).toBe(422)
    expect((await world.anonymous.post(`/api/works/${world.people.admin.id}/stop`)).status).toBe(401)
  })
})
