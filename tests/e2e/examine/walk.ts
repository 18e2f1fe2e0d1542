import { expect, type Page } from '@playwright/test'
import { history as historyCn } from '#locales/cn/history'
import { shell as shellCn } from '#locales/cn/shell'
import { show as showCn } from '#locales/cn/show'
import { history } from '#locales/en/history'
import { shell } from '#locales/en/shell'
import { show } from '#locales/en/show'
import { quiet } from './quiet'
import { rawTextsOn, shownTexts } from './raw-texts'
import { goOverBlank, openAtRest, unfinished } from './rest'
import { untranslatedAmong } from './untranslated'

const texts = {
  en: { tag: 'en', name: 'English', menu: shell.language, show: show.showHistory, compare: history.compare },
  cn: {
    tag: 'zh-CN',
    name: '中文',
    menu: shellCn.language,
    show: showCn.showHistory,
    compare: historyCn.compare,
  },
} as const
type Language = keyof typeof texts

/** The checks of `quiet`: nothing is measured here, so fewer are enough than where layout shifts are. */
const checks = 3

/** Opens screens in one application, and collects what is wrong with their texts. */
export class Walk {
  readonly faults: string[] = []
  /** The changes of all records whose history was open. */
  changes = 0
  private language: Language

  /**
   * @param languages each screen is read in all of them
   * @param written texts of users, which are the same in every language
   */
  constructor(
    private readonly page: Page,
    private readonly languages: readonly Language[],
    private readonly written: ReadonlySet<string>,
  ) {
    this.language = languages[0] ?? 'en'
  }

  /** Loads the application. The page must be at a URL of it before. */
  async start(): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await this.page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), this.language)
    await openAtRest(this.page, '/dashboard/blank')
    await expect(this.page.locator('html')).toHaveAttribute('lang', texts[this.language].tag)
  }

  /** Opens a screen, the history on it and each of its tabs, and reads all of it. */
  async visit(path: string): Promise<void> {
    await goOverBlank(this.page, path)
    await this.settled()
    await this.openHistory()
    await this.readInAll(path)
    const tabs = this.page.getByRole('main').getByRole('tab')
    const count = await tabs.count()
    for (let index = 1; index < count; index += 1) {
      await tabs.nth(index).evaluate((tab: HTMLElement) => tab.click())
      await this.settled()
      await this.openHistory()
      await this.readInAll(`${path}, tab ${index + 1}`)
    }
  }

  private async settled(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await quiet(this.page, checks)
    await expect(this.page.locator(unfinished)).toHaveCount(0)
  }

  private async openHistory(): Promise<void> {
    const { show: opens, compare } = texts[this.language]
    if (await this.press(opens)) await this.settled()
    this.changes += await this.page.locator('main ol > li time').count()
    if (await this.press(compare)) await this.settled()
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

  /** Begins with the current language: changing it costs more than reading. */
  private async readInAll(path: string): Promise<void> {
    const others = this.languages.filter((language) => language !== this.language)
    await this.read(path)
    for (const language of others) {
      await speak(this.page, this.language, language)
      this.language = language
      await this.settled()
      await this.read(path)
    }
  }

  private async read(path: string): Promise<void> {
    const found = await rawTextsOn(this.page)
    if (this.language === 'cn')
      found.push(...untranslatedAmong((await shownTexts(this.page)).texts, this.written))
    this.faults.push(...found.map((fault) => `${path} (${this.language}): ${fault}`))
  }
}

/** Chooses a language in its menu, without waiting for the animations of the menu. */
const speak = (page: Page, from: Language, to: Language): Promise<void> =>
  page.evaluate(
    async ({ menu, name, tag }) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const itemNamed = () =>
        all('[role="menuitemradio"]').find(({ textContent }) => textContent.includes(name))
      const until = async (isSo: () => boolean) => {
        for (let frames = 0; frames < 600 && !isSo(); frames += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        if (!isSo()) throw new Error(`The language does not change to ${name}`)
      }
      document.querySelector<HTMLElement>(`header [aria-label="${menu}"]`)?.click()
      await until(() => itemNamed() !== undefined)
      itemNamed()?.click()
      await until(() => document.documentElement.lang === tag && itemNamed() === undefined)
    },
    { menu: texts[from].menu, name: texts[to].name, tag: texts[to].tag },
  )
