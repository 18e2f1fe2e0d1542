import { chromium, type BrowserContext, type Page } from 'playwright'
import { launchOptions } from '#tests/support/browser'
import { startServer, type TestServer } from '#tests/support/server'
import { machine, writeSection } from '../support/results'
import { median } from '../support/median'
import { signIn } from '../streams/sign-in'

const columnCount = 4
const cardCount = 2000
const rounds = process.argv.includes('--quick') ? 3 : 7
/** Slows the processor, as the other measurements of the browser do. */
const slowdown = 4

interface Opened {
  /** Until the first card is painted, in milliseconds. */
  readonly card: number
  /** Until the application has taken over, so that cards can be moved, in milliseconds. */
  readonly movable: number
}

/** Creates a board with the columns and cards. Returns its id. */
async function addBoard(server: TestServer, token: string): Promise<string> {
  const create = async (resource: string, values: object) => {
    const answer = await fetch(`${server.url}/api/${resource}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(text)
    return (JSON.parse(text) as { id: string }).id
  }
  const board = await create('kanbanBoards', { name: 'Large' })
  const columns: string[] = []
  for (let index = 0; index < columnCount; index++)
    columns.push(await create('kanbanColumns', { name: `Column ${index}`, board }))
  for (let index = 0; index < cardCount; index++)
    await create('kanbanCards', {
      name: `Card ${index} of a large board`,
      column: columns[index % columnCount],
      labels: ['payments', 'review'].slice(0, index % 3),
      dueOn: `2031-03-${String((index % 28) + 1).padStart(2, '0')}`,
    })
  return board
}

/** Opens the board in a new page with a throttled processor. */
async function open(context: BrowserContext, url: string): Promise<{ page: Page; opened: Opened }> {
  const page = await context.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis as { movable?: number }).movable !== undefined)
  const opened = await page.evaluate(() => {
    const { card = 0, movable = 0 } = globalThis as { card?: number; movable?: number }
    return { card, movable }
  })
  return { page, opened }
}

/** Stores when the first card is painted and when the board is that of the application; runs before the page's scripts. */
function noteMoments(): void {
  const moments = globalThis as { card?: number; movable?: number }
  const look = () => {
    if (moments.card === undefined && document.querySelector('[data-column] li a')) {
      moments.card = 0
      requestAnimationFrame(() => setTimeout(() => (moments.card = performance.now())))
    }
    if (
      document.querySelector('#root [data-column] li[draggable], #root [data-rfd-draggable-id]') &&
      !document.querySelector('#first-rows')
    )
      moments.movable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Drags the first card across the board for about two seconds. Returns the frames per second meanwhile. */
async function dragRate(page: Page): Promise<number> {
  const card = page.locator('#root [data-column] li:has(a)').first()
  await page.waitForTimeout(2000)
  const box = await card.boundingBox()
  if (!box) throw new Error('The board has no card')
  const [x, y] = [box.x + 24, box.y + box.height - 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y + 6, { steps: 4 })
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    const counted = globalThis as { painted?: number; since?: number }
    counted.painted = 0
    counted.since = performance.now()
    const count = () => {
      counted.painted = (counted.painted ?? 0) + 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(x + 12 + step * 10, y + Math.sin(step / 4) * 60 + 80)
    await page.waitForTimeout(25)
  }
  const rate = await page.evaluate(() => {
    const { painted = 0, since = 0 } = globalThis as { painted?: number; since?: number }
    return (painted * 1000) / (performance.now() - since)
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return rate
}

const server = await startServer()
const token = await signIn(server)
const url = `${server.url}/dashboard/kanban?board=${await addBoard(server, token)}`
const browser = await chromium.launch(await launchOptions())
const first: Opened[] = []
const second: Opened[] = []
const rates: number[] = []
for (let round = 0; round < rounds; round++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((value) => localStorage.setItem('accessToken', value), token)
  await context.addInitScript(noteMoments)
  const visit = await open(context, url)
  first.push(visit.opened)
  await visit.page.waitForTimeout(1000)
  await visit.page.close()
  const again = await open(context, url)
  second.push(again.opened)
  rates.push(await dragRate(again.page))
  console.log(
    `  round ${round + 1}: ${JSON.stringify({ first: first.at(-1), second: second.at(-1), rate: rates.at(-1) })}`,
  )
  await context.close()
}
await browser.close()
await server.stop()
const ms = (visits: readonly Opened[], name: keyof Opened) =>
  `${Math.round(median(visits.map((visit) => visit[name])))} ms`
if (rounds > 3)
  writeSection(
    'board',
    `## Board

${machine()}

${cardCount} cards in ${columnCount} columns, processor slowed ${slowdown} times. Median of ${rounds}. While a card is dragged, the browser paints ${Math.round(median(rates))} frames a second.

| | first card is painted | cards can be moved |
| --- | ---: | ---: |
| first visit | ${ms(first, 'card')} | ${ms(first, 'movable')} |
| second visit | ${ms(second, 'card')} | ${ms(second, 'movable')} |
`,
  )
