import type { Browser } from 'playwright'
import { newVisitor, rowsChange, visit, type Request, type Visit } from './visit'
import { median } from '../support/median'

/** The URLs of a measured page. */
export interface Subject {
  readonly list: string
  readonly form: string
  /** The page of a record; the plain page has none. */
  readonly record?: string
}

/** The results of one round, in milliseconds. */
export interface Round {
  readonly cold: number
  readonly paint: number
  readonly warm: number
  readonly sortable: number
  readonly sort: number
  readonly next: number
  readonly key: number
  /** Until a record is named; the first row of the plain page in its place. */
  readonly record: number
}

const timeoutMs = 60_000
const column = 'Price'

/** Measures a first visit, a second visit, and actions on the page. Also returns the requests of the first visit. */
export async function measureRound(
  browser: Browser,
  token: string,
  subject: Subject,
): Promise<{ round: Round; requests: readonly Request[] }> {
  const context = await newVisitor(browser, token)
  try {
    const first = await visit(context, subject.list)
    const cold = await firstRow(first)
    const paint = (await first.marks()).firstPaint ?? Number.NaN
    await first.settled()
    await first.page.close()
    const second = await visit(context, subject.list)
    const warm = await firstRow(second)
    await second.settled()
    const sort = await rowsChange(second.page, { head: column })
    await second.settled()
    const next = await rowsChange(second.page, { button: 'Next page' })
    await second.page.close()
    const key = await keystroke(await visit(context, subject.form))
    const sortable = await untilSortable(browser, token, subject)
    const record = subject.record === undefined ? cold : await untilNamed(browser, token, subject.record)
    return { round: { cold, paint, warm, sortable, sort, next, key, record }, requests: first.requests }
  } finally {
    await context.close()
  }
}

async function firstRow({ page, marks }: Visit): Promise<number> {
  await page.waitForFunction(() => globalThis.marks.firstRow !== undefined, undefined, { timeout: timeoutMs })
  return (await marks()).firstRow ?? Number.NaN
}

/** On a first visit, until the heading of a record is painted. */
async function untilNamed(browser: Browser, token: string, url: string): Promise<number> {
  const context = await newVisitor(browser, token)
  const { page, marks } = await visit(context, url)
  await page.waitForFunction(() => globalThis.marks.heading !== undefined, undefined, { timeout: timeoutMs })
  const { heading } = await marks()
  await context.close()
  return heading ?? Number.NaN
}

/** On a first visit, clicks from the first row on until a click sorts the rows. */
async function untilSortable(browser: Browser, token: string, { list }: Subject): Promise<number> {
  const context = await newVisitor(browser, token, column)
  const { page, marks } = await visit(context, list)
  await page.waitForFunction(() => globalThis.marks.sortable !== undefined, undefined, { timeout: timeoutMs })
  const { sortable } = await marks()
  await context.close()
  return sortable ?? Number.NaN
}

/** The median time from a key press until its letter is painted. */
async function keystroke({ page, settled, marks }: Visit): Promise<number> {
  const input = page.locator('input[name="name"]')
  await input.waitFor({ timeout: timeoutMs })
  await settled()
  await input.click()
  await page.keyboard.type('Harbour terminal', { delay: 120 })
  await page.waitForTimeout(300)
  const { keys } = await marks()
  await page.close()
  return median(keys)
}
