import type { BrowserContext, Page } from '@playwright/test'

/**
 * Makes each page of a context wait, after it was opened or reloaded, until the application has taken over the frame
 * that lists are shown in before it has loaded. Tests of the frame itself open their pages without this.
 */
export function waitForApplication(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
    page.goto = async (...given) => {
      const response = await goto(...given)
      await hasTakenOver(page)
      return response
    }
    page.reload = async (...given) => {
      const response = await reload(...given)
      await hasTakenOver(page)
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
