import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Creates records as the user of the page, several at once. Returns their ids. */
export async function make(
  page: Page,
  resource: 'files' | 'folders',
  all: readonly object[],
): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const ids: string[] = []
  const waiting = all.values()
  const lane = async () => {
    for (const data of waiting) {
      const answer = await page.request.post(`/api/${resource}`, {
        headers: { authorization: `Bearer ${token}` },
        data,
      })
      expect(answer.status(), await answer.text()).toBe(201)
      ids.push(((await answer.json()) as { id: string }).id)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return ids
}
