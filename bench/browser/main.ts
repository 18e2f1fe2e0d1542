import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '#tests/support/browser'
import { startServer } from '#tests/support/server'
import { writeSection } from '../support/results'
import { openFront } from './front'
import { measureRound, type Subject } from './measure'
import { measureScreens } from './screens'
import { browserReport, waterfall } from './report'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
})
const rounds = values.quick ? 1 : Number(values.rounds)

const server = await startServer()
const front = await openFront(server.url)
const browser = await chromium.launch(await launchOptions())
try {
  const token = await signIn(front.url)
  const floor: Subject = { list: `${front.url}/floor`, form: `${front.url}/floor` }
  const app: Subject = {
    list: `${front.url}/dashboard/e-commerce/list`,
    form: `${front.url}/dashboard/e-commerce/product/new`,
    record: `${front.url}/dashboard/e-commerce/product/harbour-t2-lite`,
  }
  const measured = { floor: [], app: [] } as Parameters<typeof browserReport>[0]
  let requests: Awaited<ReturnType<typeof measureRound>>['requests'] = []
  for (let round = 0; round < rounds; round++) {
    measured.floor.push((await measureRound(browser, token, floor)).round)
    const { round: of, requests: recorded } = await measureRound(browser, token, app)
    measured.app.push(of)
    requests = recorded
    console.log(`  round ${round + 1}: ${JSON.stringify({ floor: measured.floor.at(-1), app: of }, rounded)}`)
  }
  const screens = await measureScreens(browser, token, front.url)
  console.log(waterfall(requests))
  console.log(browserReport(measured, screens))
  if (rounds >= 5) writeSection('browser', browserReport(measured, screens))
} finally {
  await browser.close()
  await front.close()
  await server.stop()
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value
}
