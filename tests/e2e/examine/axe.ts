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

/** Adds axe to every document that this page loads from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source)

/** The serious and critical axe findings of the current page: rule and element. */
export const seriousFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const isSerious = (impact?: string) => impact === 'serious' || impact === 'critical'
    // All findings of a rule have its impact, so the other rules cannot find anything serious.
    const notSerious = axe._audit.rules.filter(({ impact }) => !isSerious(impact))
    const rules = Object.fromEntries(notSerious.map(({ id }) => [id, { enabled: false }]))
    // The selectors of elements are not used, and none of these rules needs preloaded style sheets.
    const options = { resultTypes: ['violations'], selectors: false, preload: false, rules }
    const { violations } = await axe.run(options)
    return violations
      .filter(({ impact }) => isSerious(impact))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
      )
  })

/** All axe findings of the current page: rule and element. */
export async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

/** A fault if the page is wider than its window. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : []))
