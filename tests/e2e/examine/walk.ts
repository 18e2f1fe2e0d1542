import { expect, type Page } from '@playwright/test'
import { history } from '#locales/cn/history'
import { show } from '#locales/cn/show'
import { quiet } from './quiet'
import { rawTextsOn, shownTexts } from './raw-texts'
import { goOverBlank, openAtRest, unfinished } from './rest'
import { untranslatedAmong } from './untranslated'

/** The checks of `quiet`: nothing is measured here, so fewer are enough than where layout shifts are. */
const checks = 3

/** Opens screens in one application in Chinese, and collects what is wrong with their texts. */
export class Walk {
  readonly faults: string[] = []
  /** The changes of all records whose history was open. */
  changes = 0

  /** @param written texts of users, which are the same in every language */
  constructor(
    private readonly page: Page,
    private readonly written: ReadonlySet<string>,
  ) {}

  /** Loads the application. The page must be at a URL of it before. */
  async start(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await this.page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
    await openAtRest(this.page, '/dashboard/blank')
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  }

  /** Opens a screen, the history on it and each of its tabs, and reads all of it. */
  async visit(path: string): Promise<void> {
    await goOverBlank(this.page, path)
    await this.settled()
    await this.openHistory()
    await this.read(path)
    const tabs = this.page.getByRole('main').getByRole('tab')
    const count = await tabs.count()
    for (let index = 1; index < count; index += 1) {
      await tabs.nth(index).evaluate((tab: HTMLElement) => tab.click())
      await this.settled()
      await this.openHistory()
      await this.read(`${path}, tab ${index + 1}`)
    }
  }

  private async settled(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await quiet(this.page, checks)
    await expect(this.page.locator(unfinished)).toHaveCount(0)
  }

  private async openHistory(): Promise<void> {
    if (await this.press(show.showHistory)) await this.settled()
    this.changes += await this.page.locator('main ol > li time').count()
    if (await this.press(history.compare)) await this.settled()
  }

  /** Clicks the button with this text, if it is there. */
  private press(name: string): Promise<boolean> {
    return this.page.evaluate((text) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      const button = buttons.find((item) => item.textContent.trim() === text)
      button?.click()
      return button !== undefined
    }, name)
  }

  private async read(path: string): Promise<void> {
    const found = await rawTextsOn(this.page)
    found.push(...untranslatedAmong((await shownTexts(this.page)).texts, this.written))
    this.faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
}
