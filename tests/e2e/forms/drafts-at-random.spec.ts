import type { BrowserContext, Page } from '@playwright/test'
import { createRandom, type Random } from '#server/features/demo/random'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

/** How many schedules there are, and which is the first; every schedule depends on its number alone. */
const schedules = Number(process.env['DRAFT_SCHEDULES'] ?? 3)
const firstSchedule = Number(process.env['DRAFT_SEED'] ?? 1)

const path = '/dashboard/customers/new'
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const pieces = ['a', 'Be ', '草稿', 'é', '🙂', '"<&', '0,5 ', 'end']

/** A text that the browser has to keep: the first member is what was stored longest ago. */
interface StoredText {
  readonly slot: number
  readonly stamp: number
  readonly text: string
}

/** What a tab has to show, and which of the stored texts are its own or shown by it. */
interface Tab {
  page: Page
  text: string
  slot?: number
  stamp?: number
  replaced?: StoredText
}

/** A browser with tabs of the same form, and what its forms have to show according to decision 54. */
function createSchedule(context: BrowserContext, random: Random) {
  let stored: StoredText[] = []
  let tabs: Tab[] = []
  let count = 0
  const without = (text: StoredText | undefined) => stored.filter((other) => other !== text)

  const show = async (tab: Tab, own?: StoredText) => {
    const shown = own ?? stored.at(-1)
    tab.text = shown?.text ?? ''
    if (own) tab.stamp = own.stamp
    else Object.assign(tab, { slot: undefined, stamp: undefined, replaced: shown })
    await expect(nameOf(tab.page)).toHaveValue(tab.text)
  }
  const type = async (tab: Tab) => {
    const piece = random.pick(pieces)
    await tab.page.bringToFront()
    await nameOf(tab.page).press('End')
    await nameOf(tab.page).pressSequentially(piece, { delay: random.pick([0, 0, 20, 60]) })
    tab.text += piece
    // Each character is stored, so only the last state counts; the draft that the form showed is replaced by it.
    const isTaken = stored.some(({ slot, stamp }) => slot === tab.slot && stamp !== tab.stamp)
    if (tab.slot === undefined || isTaken) tab.slot = ++count
    stored = without(stored.find(({ slot }) => slot === tab.slot))
    // A tab that is still open stores its text again.
    if (!tabs.some(({ slot }) => slot === tab.replaced?.slot))
      stored = without(stored.find(({ stamp }) => stamp === tab.replaced?.stamp))
    delete tab.replaced
    tab.stamp = ++count
    stored.push({ slot: tab.slot, stamp: tab.stamp, text: tab.text })
    await expect(nameOf(tab.page)).toHaveValue(tab.text)
  }
  const open = async () => {
    const tab: Tab = { page: await context.newPage(), text: '' }
    tabs.push(tab)
    await tab.page.goto(path)
    await show(tab)
  }
  const reload = async (tab: Tab) => {
    await tab.page.reload()
    await show(
      tab,
      stored.find(({ slot }) => slot === tab.slot),
    )
  }
  /** Like a killed tab: neither `beforeunload` nor `pagehide` is sent. */
  const close = async (tab: Tab) => {
    await tab.page.close()
    tabs = tabs.filter((other) => other !== tab)
  }
  /** As when the server is killed: all requests fail while the user continues to type. */
  const typeWithoutServer = async (tab: Tab) => {
    await quiet(tab.page)
    await context.setOffline(true)
    await type(tab)
    await context.setOffline(false)
  }
  const step = async () => {
    const tab = tabs.length > 0 ? random.pick(tabs) : undefined
    if (!tab || (tabs.length < 3 && random.next() < 0.15)) return open()
    const chance = random.next()
    if (chance < 0.55) return type(tab)
    if (chance < 0.7) return typeWithoutServer(tab)
    return chance < 0.85 ? reload(tab) : close(tab)
  }
  const end = async () => {
    for (const tab of tabs) await expect(nameOf(tab.page)).toHaveValue(tab.text)
    for (const tab of tabs) await close(tab)
    await open()
  }
  return { step, end }
}

for (let seed = firstSchedule; seed < firstSchedule + schedules; seed++)
  test(`schedule ${seed}: forms show what was typed, after reloads, killed tabs and a killed server`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    const random = createRandom(seed)
    const schedule = createSchedule(page.context(), random)
    for (let count = 0; count < 10; count++) await schedule.step()
    await schedule.end()
  })
