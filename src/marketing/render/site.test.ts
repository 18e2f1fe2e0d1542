import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fill, readTemplate } from '#server/base/fill'
import { questions } from '#resources/questions/questions.resource'
import { resourceHooks } from '#resources/resource-hooks.generated'
import { siteLanguages } from '../base/language'
import { billings, paidPlans } from '#money/plans'
import { upgrades } from '#resources/upgrades/upgrades.resource'
import { releases } from '../pages/changelog/releases'
import { categories } from '../pages/faqs/copy'
import { renderFeed, renderSite, renderSitemap, type RenderedPage } from './render'

const all = renderSite()
const written = new Date('2026-05-04T03:02:01.000Z')
/** Pages whose URL is known at build time. */
const pages = all.filter(({ address }) => !address.includes('['))

/** Names that are written in Latin letters in every language. */
const names =
  /PCI DSS|American Express|Do Not Track|Global Privacy Control|Corridor Payments Ltd|Harbour &amp; Vine|HARBOUR &amp; VINE|WEN LI|Aegean Ferries|Lantern Works|Quay Street|SEPA Instant|Faster Payments|Routing number|Sort code/g

/** English text on a page: two or more consecutive words, without code and names. */
function englishIn(html: string): string[] {
  const output = html
    .replaceAll(/\{%.*?%\}/g, '')
    .replaceAll(/<(pre|code|script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/gi, '')
  const texts = [
    ...output.matchAll(
      />([^<]+)<|(?:title|alt|content|placeholder|aria-label|data-required|data-invalid|data-refused)="([^"]+)"/g,
    ),
  ]
  return texts
    .map(([, text, attribute]) => (text ?? attribute ?? '').replaceAll(names, ''))
    .flatMap((text) => text.match(/[A-Za-z’'-]{2,}(?:[,.;:!?]? +[A-Za-z’'-]+)+/g) ?? [])
}

describe('the pages of the site', () => {
  it('each have one h1, a title and a description, in both languages', () => {
    for (const { address, head, body } of all) {
      expect(body.match(/<h1[ >]/g), address).toHaveLength(1)
      expect(head, address).toMatch(/<title>.+<\/title>/)
      expect(head, address).toMatch(/<meta name="description" content=".{10,170}"/)
    }
  })

  it('link only to addresses that exist', () => {
    const known = new Set([
      '/auth/login',
      '/auth/register',
      '/api/docs',
      '/api/openapi.json',
      '/components',
      '/feed.xml',
      '/cn/feed.xml',
      ...pages.map((page) => page.address),
    ])
    const links = all.flatMap(({ address, body }) =>
      [...body.matchAll(/href="(\/[^"#?]*)[^"]*"/g)].map(([, href = '']) => ({ address, href })),
    )
    expect(links.filter(({ href }) => !known.has(href))).toEqual([])
  })

  it('have canonical and language links, and are in the sitemap', () => {
    const sitemap = renderSitemap()
    const isAside = ({ head }: RenderedPage) => head.includes('<meta name="robots" content="noindex"/>')
    for (const { address } of pages.filter(isAside)) expect(sitemap).not.toContain(`${address}</loc>`)
    for (const { address, head } of pages.filter((page) => !isAside(page))) {
      expect(head).toContain(
        `<link rel="canonical" href="%origin%${address}${address.endsWith('/blog') ? '{%behind%}' : ''}"/>`,
      )
      for (const tag of ['en', 'zh-CN', 'x-default']) expect(head).toContain(`hrefLang="${tag}"`)
      expect(sitemap).toContain(`<loc>%origin%${address}</loc>`)
    }
  })

  it('have unique titles in each language', () => {
    for (const tag of new Set(all.map((page) => page.tag))) {
      const titles = pages
        .filter((page) => page.tag === tag)
        .map(({ head }) => /<title>(.+?)<\/title>/.exec(head)?.[1])
      expect(
        titles.filter((title, index) => titles.indexOf(title) !== index),
        tag,
      ).toEqual([])
    }
  })

  it('contain no English on Chinese pages except names', () => {
    const chinese = all.filter(({ tag }) => tag === 'zh-CN')
    expect(chinese.length).toBeGreaterThan(20)
    expect(
      chinese.flatMap(({ address, head, body }) =>
        englishIn(head + body).map((item) => `${address}: ${item}`),
      ),
    ).toEqual([])
  })

  it('are searched for English by a function that finds it', () => {
    const body =
      '<p>锁定 API 报价 <b>Lock a rate</b></p><a title="See the prices">Lantern Works</a><pre>curl it now</pre>'
    expect(englishIn(body)).toEqual(['Lock a rate', 'See the prices'])
  })

  it('contain no Chinese on English pages except the name of the language', () => {
    const characters = (body: string) => body.match(/\p{Script=Han}+/gu) ?? []
    // English pages have no Chinese font: only the name of the language is in Chinese, and marked as such.
    const named = /<(\w+)[^>]* lang="zh-CN"[^>]*>.*?<\/\1>/gs
    const mixed = pages
      .filter(({ tag }) => tag !== 'zh-CN')
      .flatMap(({ address, body }) =>
        characters(body.replaceAll(named, '')).map((item) => `${address}: ${item}`),
      )
    expect(mixed).toEqual([])
  })
})

it('the feed has the time of its last change, or that of the build without posts', () => {
  const feed = readTemplate(renderFeed('en', written))
  const updated = (text: string) => /<updated>(.*?)<\/updated>/.exec(text)?.[1]
  expect(updated(fill(feed, { posts: [], updated: undefined }))).toBe('2026-05-04T03:02:01.000Z')
  const changed = '2026-06-01T00:00:00.000Z'
  expect(updated(fill(feed, { posts: [{ title: 'One', changed }], updated: changed }))).toBe(changed)
})

it('the newest version in the changelog is that of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(releases[0]?.version).toBe(version)
})

describe('placeholders that the server fills in', () => {
  const withPlaceholders = [
    ...all.map(({ address, head, body }) => ({ address, text: head + body })),
    { address: '/sitemap.xml', text: renderSitemap() },
    ...siteLanguages.map((language) => ({
      address: `${language} feed`,
      text: renderFeed(language, written),
    })),
  ]

  it('are in sections that are closed', () => {
    for (const { address, text } of withPlaceholders) expect(() => readTemplate(text), address).not.toThrow()
  })

  it('belong to a part that a resource provides', () => {
    const parts = withPlaceholders.flatMap(
      ({ text }) => /<!--part:(\w+)\.(\w+)-->/.exec(text)?.slice(1) ?? [],
    )
    expect(parts.length).toBeGreaterThan(5)
    for (let at = 0; at < parts.length; at += 2)
      expect(resourceHooks).toHaveProperty([parts[at] ?? '', 'site', parts[at + 1] ?? '', 'read'])
  })

  it('exist for the categories of the questions', () => {
    expect(categories).toEqual(questions.fields.category.options)
  })

  it('exist for the plans that can be paid', () => {
    expect(upgrades.fields.plan.options).toEqual(paidPlans)
    expect(upgrades.fields.billing.options).toEqual(billings)
  })
})

it('the styles contain no absolute URL', () => {
  const files = readdirSync('src/marketing/styles').map((name) => `styles/${name}`)
  for (const name of ['site.css', ...files])
    expect(readFileSync(`src/marketing/${name}`, 'utf8'), name).not.toMatch(/https?:/)
})
