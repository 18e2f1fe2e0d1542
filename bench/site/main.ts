import { parseArgs } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'
import { siteLanguages } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import { launchOptions } from '#tests/support/browser'
import { startServer } from '#tests/support/server'
import { writeSection } from '../support/results'
import { loadOf, type Load } from './load'
import { withoutSystemFonts } from './without-system-fonts'
import { siteReport } from './report'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

/** The paths of the sitemap without posts, of which there may be many. */
async function addresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return all.filter((path) => !path.includes('/blog/'))
}

/** Measures first visits, each in a browser context of its own. */
async function measure(
  url: string,
  paths: readonly string[],
  options: LaunchOptions | Promise<LaunchOptions> = launchOptions(),
): Promise<Load[]> {
  const browser = await chromium.launch(await options)
  try {
    const loads: Load[] = []
    for (const path of paths) loads.push(await loadOf(browser, url, path))
    return loads
  } finally {
    await browser.close()
  }
}

const server = await startServer()
try {
  const paths = await addresses(server.url)
  const loads = await measure(server.url, values.quick ? paths.slice(0, 2) : paths)
  const bare = await measure(
    server.url,
    siteLanguages.map((language) => addressIn(language, '/')),
    withoutSystemFonts(),
  )
  const report = siteReport(loads, bare)
  console.log(report)
  if (!values.quick) writeSection('site', report)
} finally {
  await server.stop()
}
