import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { siteTemplate } from '#server/http/site/templates'
import { create } from '#server/write/create'
import { move, update } from '#server/write/update'
import { programWriter } from '#server/write/context'
import { renderSite } from '#marketing/render/render'
import { posts } from '#resources/blog/posts.resource'
import { questions } from '#resources/questions/questions.resource'
import { testDatabase, type TestDatabase } from '../../support/database'

const faqs = `<!--part:questions.faqs--><html><script>first()</script>
{%#start.questions%}<p>{%question%}</p>{%=answer%}{%/start.questions%}</html>`
const payment = `<!--part:upgrades.payment--><p>{%#isScale%}scale{%/isScale%}</p>
<input value="{%values.name%}"/><b>{%missing.phone%}</b><i>{%wrong.cardNumber%}</i>`
const feed = '<!--part:posts.feed--><feed>{%updated%}{%^updated%}the build{%/updated%}</feed>'
const renderedPost = renderSite().find(({ address }) => address === '/blog/[slug]')
const templates = new Map([
  ['/blog/[slug]', siteTemplate('/blog/[slug].html', `${renderedPost?.body}${renderedPost?.head}`)],
  ['/cn/feed.xml', siteTemplate('/cn/feed.xml', feed)],
  ['/faqs', siteTemplate('/faqs.html', faqs)],
  ['/cn/faqs', siteTemplate('/cn/faqs.html', faqs)],
  ['/payment', siteTemplate('/payment.html', payment)],
])

let database: TestDatabase
let server: ServerApp
beforeAll(async () => {
  database = await testDatabase()
  server = await createApp({ database, templates })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const page = async (path: string, tag?: string) =>
  server.livePages.answer(path, new URLSearchParams(), { encodings: '', tag, language: 'en' })
const bodyOf = async (path: string) => String((await page(path))?.body)
const writer = () => programWriter(server.services)

describe('a page with server data', () => {
  it('shows published records of its language, escaped and without scripts', async () => {
    expect(await bodyOf('/faqs')).not.toContain('<p>')
    const requests = { question: 'Why <so>?', answer: '<p>So.</p>', category: 'start', language: 'en' }
    const { id } = await create(writer(), questions, requests)
    expect(await bodyOf('/faqs')).not.toContain('Why')
    await database.query({
      text: `update "questions" set "status" = 'published', "answer" = '<p>So.</p><script>evil()</script>' where "id" = $1`,
      values: [id],
    })
    await update(writer(), questions, id, { question: 'Why <this>?' })
    const html = await bodyOf('/faqs')
    expect(html).toContain('<p>Why &lt;this&gt;?</p><p>So.</p>')
    expect(html).not.toContain('evil')
    expect(await bodyOf('/cn/faqs')).not.toContain('Why')
  })

  it('shows when the newest post changed, and the fallback without posts', async () => {
    expect(await bodyOf('/cn/feed.xml')).toBe('<feed>the build</feed>')
    const received = { title: 'First', excerpt: 'Of all.', body: '<p>So.</p>', language: 'cn' }
    const { id } = await create(writer(), posts, received)
    await database.query({
      text: `update "posts" set "status" = 'published', "publishAt" = '2026-05-04T03:02:01Z' where "id" = $1`,
      values: [id],
    })
    const { updatedAt } = await update(writer(), posts, id, { excerpt: 'Of them all.' })
    expect(await bodyOf('/cn/feed.xml')).toBe(`<feed>${String(updatedAt)}</feed>`)
  })

  it('sends no query to the database while nothing has changed', async () => {
    const first = await page('/faqs')
    const requests = vi.spyOn(database, 'query')
    const again = await page('/faqs', String(first?.headers['etag']))
    expect(again?.status).toBe(304)
    expect(requests).not.toHaveBeenCalled()
    requests.mockRestore()
  })

  it('has a content security policy with the scripts of its template only', async () => {
    const policy = String((await page('/faqs'))?.headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
  })
})

describe('a post', () => {
  const published = async (title: string, cover: string | null) => {
    const post = { title, cover, excerpt: 'In short.', body: '<p>At length.</p>', language: 'en' }
    const { id } = await create(writer(), posts, post)
    await move(writer(), posts, id, { name: 'publish' })
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const html = await bodyOf(`/blog/${slug}`)
    const meta = (property: string) =>
      [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(
        ([, item]) => item,
      )
    const [, article = '{}'] = /<script type="application\/ld\+json">(\{[^<]*"Article"[^<]*)/.exec(html) ?? []
    return { meta, image: (JSON.parse(article) as { image?: string }).image }
  }

  it('has article metadata with its publication time', async () => {
    const { meta, image } = await published('Without a cover', null)
    expect(meta('og:type')).toEqual(['article'])
    const [time = ''] = meta('article:published_time')
    expect(Date.now() - Date.parse(time)).toBeLessThan(60_000)
    expect(meta('article:modified_time')).toEqual([expect.stringMatching(/^\d{4}-/)])
    expect(meta('og:image')).toEqual(['%origin%/previews/blog.png'])
    expect(image).toBe(`${server.services.publicUrl}/previews/blog.png`)
  })

  it('has its cover as preview image, unless the cover is an SVG', async () => {
    const origin = server.services.publicUrl
    const { meta, image } = await published('With a cover', '/demo/posts/cover.png')
    expect(meta('og:image')).toEqual([`${origin}/demo/posts/cover.png`])
    expect(meta('og:image:type')).toEqual([])
    expect(image).toBe(`${origin}/demo/posts/cover.png`)
    const { meta: lines } = await published('With lines', '/demo/posts/1.svg')
    expect(lines('og:image')).toEqual(['%origin%/previews/blog.png'])
  })
})

const upgrade = {
  name: 'Wen Li',
  email: 'wen@upgrade.example',
  phone: '+49 30 123456',
  address: '12 Quay Street',
  plan: 'grow',
  billing: 'yearly',
  language: 'en',
}
const card = { cardBrand: 'visa', cardLast4: '4242' }

async function sent(values: object, headers: Record<string, string> = {}) {
  const answer = await server.fetch(
    new Request('http://site.example/api/site/upgrade', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(values),
    }),
  )
  return { status: answer.status, body: (await answer.text()) || '{}' }
}

async function posted(values: Readonly<Record<string, string>>): Promise<Response> {
  return server.fetch(
    new Request('http://site.example/api/site/upgrade', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    }),
  )
}

const stored = (email: string) =>
  database.query<Record<string, unknown>>({
    text: 'select * from "upgrades" where "email" = $1',
    values: [email],
  })

describe('POST /api/site/upgrade', () => {
  it('stores plan, price, card brand and last digits once, and confirms by mail', async () => {
    const headers = { 'idempotency-key': 'one-attempt' }
    for (const _ of [1, 2]) expect((await sent({ ...upgrade, ...card }, headers)).status).toBeLessThan(300)
    const rows = await stored(upgrade.email)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      ...upgrade,
      phone: expect.any(String),
      ...card,
      amount: 52_920,
      currency: 'EUR',
    })
    const mails = await database.query({ text: `select from "outbox" where "kind" = 'upgrade'` })
    expect(mails).toHaveLength(1)
  })

  it('accepts test cards only, and reports a declined one at the card number', async () => {
    const declined = await sent({ ...upgrade, cardBrand: null, cardLast4: '0002' })
    expect(declined.status).toBe(422)
    expect(JSON.parse(declined.body).errors).toEqual({ cardNumber: [expect.stringContaining('declined')] })
    const chinese = await sent({ ...upgrade, cardLast4: '1111' }, { 'accept-language': 'zh-CN' })
    expect(JSON.parse(chinese.body).errors.cardNumber[0]).toContain('测试卡')
  })

  it('accepts a test card from a form without JavaScript', async () => {
    const email = 'plain@upgrade.example'
    const answer = await posted({ ...upgrade, email, cardBrand: 'mastercard' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/payment#sent')
    const [row] = await stored(email)
    expect(row).toMatchObject({ cardBrand: 'mastercard', cardLast4: '4444' })
    expect((await posted({ ...upgrade, email: 'none@upgrade.example' })).status).toBe(422)
  })

  it('rejects card number, expiry and security code in any field, and stores nothing', async () => {
    const email = 'number@upgrade.example'
    const number = '5555555555554444'
    for (const more of [{ cardNumber: number }, { cardExpiry: '09/99' }, { cardCode: '123' }]) {
      const answer = await sent({ ...upgrade, ...card, email, ...more })
      expect([answer.status, JSON.parse(answer.body).errors]).toEqual([
        422,
        { [Object.keys(more)[0] ?? '']: [expect.stringContaining('Never send this')] },
      ])
    }
    const typed = await sent({ ...upgrade, ...card, email, address: 'My card is 5555 5555 5555 4444' })
    expect(JSON.parse(typed.body).errors).toEqual({ address: [expect.stringContaining('Never send this')] })
    const plain = await posted({ ...upgrade, email, cardBrand: 'visa', cardNumber: number })
    expect(plain.status).toBe(422)
    expect(await plain.text()).not.toContain(number)
    expect(await stored(email)).toHaveLength(0)
  })

  it('returns for an invalid plain form its page with the input, but without card data', async () => {
    const { phone: _phone, ...rest } = upgrade
    const given = { ...rest, plan: 'scale', name: 'Wen "W" Li', cardNumber: '4242424242424241' }
    const answer = await posted(given)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    expect(html).toContain('<p>scale</p>')
    expect(html).toContain('value="Wen &quot;W&quot; Li"')
    expect(html).toContain('<b>true</b>')
    expect(html).not.toContain('4242424242424241')
    const { phone } = upgrade
    expect(await (await posted({ ...given, phone })).text()).toContain('<i>Never send this')
  })

  it('returns success for a filled honeypot field, but stores nothing', async () => {
    const email = 'robot@upgrade.example'
    const answer = await sent({ ...upgrade, ...card, email, website: 'https://spam.example' })
    expect(answer.status).toBeLessThan(300)
    expect(await stored(email)).toHaveLength(0)
  })
})
