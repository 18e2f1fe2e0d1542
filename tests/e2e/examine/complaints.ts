import type { Page } from '@playwright/test'

/** An unknown URL gets 404, which the browser logs as an error. */
const expected = /the server responded with a status of 404/
/**
 * A mail is shown in a sandboxed frame, and the browser logs an error for each script in it, those of these tests
 * included, which run in its empty document too.
 */
const sandboxed = /^Blocked script execution in '(?:about:blank'|[^']*\/api\/mail\/frame\/)/

const collected = new WeakMap<Page, string[]>()

/** The errors of a page from now on: exceptions, console errors, violations of the security policy. */
export function complaintsOf(page: Page): string[] {
  const known = collected.get(page)
  if (known) return known
  const complaints: string[] = []
  collected.set(page, complaints)
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    if (sandboxed.test(message.text())) return
    const isOfPage = message.location().url === page.url()
    if (!(isOfPage && expected.test(message.text()))) complaints.push(message.text())
  })
  return complaints
}
