import type { BrowserContext, Page } from '@playwright/test'

/**
 * Makes each page of a context wait, after it was opened or reloaded, until the application has taken over the frame
 * that lists are shown in before it has loaded. Tests of the frame itself open their pages without this. Those that hold
 * back the application name an earlier moment, by `waitUntil`.
 */
export function waitForApplication(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (!options?.waitUntil) await hasTakenOver(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (!options?.waitUntil) await hasTakenOver(page)
      return response
    }
  })
}

async function hasTakenOver(page: Page): Promise<void> {
  if (await page.evaluate(() => document.contentType !== 'text/html')) return
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !document.querySelector('#first-rows:not(:empty)'),
  )
}
