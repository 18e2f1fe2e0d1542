import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact?: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}
interface Axe {
  run(options: object): Promise<{ violations: readonly Violation[] }>
}

/** Brings axe into every page that this one opens from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source)

/** What axe finds on the page as it stands that is serious or critical: the rule, and the element. */
export const seriousFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Nobody asks where an element is, and none of these rules reads a style sheet by itself.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
      )
  })

/** Everything that axe finds on the page as it stands: the rule, and the element. */
export async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

/** Whether the page is wider than its window. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : []))
