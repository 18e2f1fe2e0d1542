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
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
  run(options: object): Promise<{ violations: readonly Violation[] }>
}

/** Brings axe into every page that this one opens from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source)

/** What axe finds on the page as it stands that is serious or critical: the rule, and the element. */
export const seriousFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const isSerious = (impact?: string) => impact === 'serious' || impact === 'critical'
    // The impact of a rule is that of all that it finds: the others would find nothing that is wanted here.
    const notSerious = axe._audit.rules.filter(({ impact }) => !isSerious(impact))
    const rules = Object.fromEntries(notSerious.map(({ id }) => [id, { enabled: false }]))
    // Nobody asks where an element is, and none of these rules reads a style sheet by itself.
    const options = { resultTypes: ['violations'], selectors: false, preload: false, rules }
    const { violations } = await axe.run(options)
    return violations
      .filter(({ impact }) => isSerious(impact))
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
