import { writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '#tests/support/browser'
import { startServer, type TestServer } from '#tests/support/server'
import { machine, writeSection } from '../support/results'
import { median } from '../support/median'
import { signIn } from '../streams/sign-in'

/** How many events a month has, and how often each measurement is repeated. */
const counts = [1000, 2000]
const rounds = process.argv.includes('--quick') ? 3 : 7
/** Slows the processor, as the other measurements of the browser do. */
const slowdown = 4
const profilePath = process.argv.find((argument) => argument.startsWith('--profile='))?.slice(10)

interface Blocking {
  /** The longest task in milliseconds. */
  readonly longest: number
  /** What tasks took beyond 50 ms, added up. */
  readonly total: number
  /** Until the last event is shown, in milliseconds. */
  readonly until: number
}

const dayOf = (index: number, month: string) => `${month}-${String((index % 28) + 1).padStart(2, '0')}`

async function addEvents(server: TestServer, token: string, count: number, month: string): Promise<void> {
  const values = (index: number) => ({
    title: `Event ${index}`,
    start: `${dayOf(index, month)}T${String(6 + (index % 12)).padStart(2, '0')}:00:00.000Z`,
    end: `${dayOf(index, month)}T${String(7 + (index % 12)).padStart(2, '0')}:00:00.000Z`,
  })
  const add = async (index: number) => {
    const answer = await fetch(`${server.url}/api/calendarEvents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(values(index)),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  for (let from = 0; from < count; from += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - from) }, (_, at) => add(from + at)))
}

/** Goes from an empty month to the one after it, and measures the tasks of the page meanwhile. */
async function nextMonth(page: Page, before: string): Promise<Blocking> {
  await page.goto(`/dashboard/calendar?mode=month&date=${before}-15`)
  await page.locator('[data-calendar][aria-busy="false"] [data-steady="true"]').waitFor()
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (profilePath) {
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 500 })
    await session.send('Profiler.start')
  }
  await page.evaluate(() => {
    const kept = globalThis as unknown as { tasks: number[]; last: number; since: number }
    kept.tasks = []
    kept.since = performance.now()
    new PerformanceObserver((list) =>
      kept.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
    new MutationObserver(() => {
      kept.last = performance.now() - kept.since
    }).observe(document.querySelector('[data-calendar]') ?? document.body, { childList: true, subtree: true })
    document.querySelector<HTMLButtonElement>('[data-calendar] button[aria-label="Next month"]')?.click()
  })
  await page.locator('[data-occurrence]').first().waitFor()
  await page.waitForTimeout(4000)
  if (profilePath) {
    const { profile } = await session.send('Profiler.stop')
    writeFileSync(profilePath, JSON.stringify(profile))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [tasks, until] = await page.evaluate(() => {
    const kept = globalThis as unknown as { tasks: number[]; last: number }
    return [kept.tasks, kept.last] as const
  })
  return {
    longest: Math.max(0, ...tasks),
    total: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    until,
  }
}

const server = await startServer()
const token = await signIn(server)
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
await page.goto('/favicon.svg')
await page.evaluate((value) => localStorage.setItem('accessToken', value), token)
const lines: string[] = []
for (const count of counts) {
  const year = 2031 + counts.indexOf(count)
  await addEvents(server, token, count, `${year}-03`)
  const measured: Blocking[] = []
  for (let round = 0; round < rounds; round++) measured.push(await nextMonth(page, `${year}-02`))
  const cells = [
    String(count),
    ...(['longest', 'total', 'until'] as const).map(
      (name) => `${Math.round(median(measured.map((each) => each[name])))} ms`,
    ),
  ]
  lines.push(`| ${cells.join(' | ')} |`)
  console.log(`  ${cells.join('  ')}`)
}
await browser.close()
await server.stop()
if (rounds > 3)
  writeSection(
    'calendar',
    `## Calendar

${machine()}

| events in the month | longest task | total blocking time | until the last event is shown |
| ---: | ---: | ---: | ---: |
${lines.join('\n')}
`,
  )
