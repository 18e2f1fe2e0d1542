import type { Page } from '@playwright/test'

/** An address that does not exist is answered with 404, which the browser tells as an error. */
const expected = /the server responded with a status of 404/
/** A mail is shown in a frame in which no script runs, and the browser says so where one tries. */
const sandboxed = /^Blocked script execution in '[^']*\/api\/mail\/frame\//

const collected = new WeakMap<Page, string[]>()

/** What the browser complains about on a page from now on: errors, and what its security policy refuses. */
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
