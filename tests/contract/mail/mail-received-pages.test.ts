import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { foundBy, rawMail, startMailIn, wholeMail, type MailIn } from '../support/mail/mail-in'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let mailIn: MailIn
beforeAll(async () => {
  world = await createWorld(corridor)
  mailIn = await startMailIn(world)
})
afterAll(async () => {
  await mailIn.close()
  await world.close()
})

/** The page of the mail that a search finds, as its frame shows it. */
async function frameOf(q: string, remote = false) {
  const { user } = world.people
  const mail = await foundBy(user, q)
  const answer = await user.client.post('/api/mail/frame', { mailId: mail.id, remote })
  expect(answer.status, answer.text).toBe(200)
  const { path, hasRemote } = answer.body as { path: string; hasRemote: boolean }
  const page = await world.anonymous.get(path)
  expect(page.status).toBe(200)
  return { html: page.text, hasRemote, policy: page.headers.get('content-security-policy') ?? '' }
}
const receive = (subject: string, html: string, more: object = {}) =>
  mailIn.deliver({ to: world.people.user.email, subject, html, text: '', ...more })

it('a mail keeps its layout', async () => {
  await receive(
    'Newsletter',
    `<html><head><title>Title</title><style>/* x */ .box > p { color: #333; padding-left: 4px }
      @media (max-width: 600px) { .box { width: 100% !important } }</style></head>
      <body bgcolor="#eeeeee" style="margin:0"><table width="600" cellpadding="0" align="center"><tr>
      <td class="box" bgcolor="#ffffff" style="font-family:'Open Sans', Arial; background-color: rgb(1, 2, 3)">
      <h1>Hello</h1><font color="red">red</font></td></tr></table></body></html>`,
  )
  const { html, hasRemote, policy } = await frameOf('Newsletter')
  expect(hasRemote).toBe(false)
  const [, style = ''] = /<\/style><style>(.*?)<\/style>/.exec(html) ?? []
  expect(style).toBe(
    '.box > p{color:#333;padding-left:4px}@media (max-width: 600px){.box{width:100% !important}}',
  )
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(html).toContain('<div bgcolor="#eeeeee" style="margin:0">')
  expect(html).toContain('<table width="600" cellpadding="0" align="center">')
  expect(html).toContain(
    `<td class="box" bgcolor="#ffffff" style="font-family:'Open Sans', Arial;background-color:rgb(1, 2, 3)">`,
  )
  expect(html).toContain('<font color="red">')
  const mail = await wholeMail(world.people.user, await foundBy(world.people.user, 'Newsletter'))
  expect(mail['body']).not.toContain('style')
})

it('a hostile mail runs and loads nothing', async () => {
  await receive(
    'Hostile',
    `<style>@import "https://spy.example/1"; @import url(https://spy.example/2);
      @font-face { font-family: x; src: url(https://spy.example/3) }
      p { background: url(https://spy.example/4); color: expression(alert(1)); behavior: url(#x); position: fixed }
      p { b\\61ckground: url(https://spy.example/5); color: r\\65d }
      a::after { content: "</style><script>alert(1)</script>" }</style>
      <style><!-- p { color: blue } --></style>
      <p onclick="alert(1)" style="background:url('https://spy.example/6');color:red;position:fixed;-moz-binding:url(x)">Hi</p>
      <p style="background-image:url(javascript:alert(1));width:expression(alert(1))">x</p>
      <script>alert(2)</script><img src="https://spy.example/7.png" srcset="https://spy.example/8 2x" onerror="alert(3)">
      <table background="https://spy.example/9"><tr><td background="//spy.example/10">x</td></tr></table>
      <iframe src="https://spy.example/11"></iframe><object data="https://spy.example/12"></object>
      <a href="javascript:alert(4)">x</a><a href="&#106;avascript:alert(4)">y</a><a href="data:text/html,x">z</a>
      <meta http-equiv="refresh" content="0;url=https://spy.example/13"><link rel="stylesheet" href="https://spy.example/14">
      <form action="https://spy.example/15"><input name="password"><button>Sign in</button></form>
      <svg onload="alert(5)"><style>p{}</style></svg><math><mtext></mtext></math><base href="https://spy.example/16">
      <video poster="https://spy.example/17" src="https://spy.example/18"></video>
      <img src="cid:00000000-0000-0000-0000-000000000000"><img src="data:image/svg+xml;base64,AAAA">`,
  )
  const { html, hasRemote, policy } = await frameOf('Hostile')
  expect(hasRemote).toBe(true)
  expect(html).not.toMatch(
    /spy\.example|<script|onclick|onerror|onload|javascript:|@import|@font|expression|binding|behavior|position|<iframe|<object|<meta http|<link|<form|<input|<button|<svg|<base href|<video|<img|data:text|srcset|\\/i,
  )
  expect(html).toContain('color:red')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('img-src data:;')
  expect(policy).toContain("form-action 'none'")
  expect(policy).toMatch(/sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox$/)
  expect(policy).not.toContain("style-src 'unsafe-inline'")
  const opened = await frameOf('Hostile', true)
  const remote = [...opened.html.matchAll(/spy\.example\/(\d+)/g)]
    .map(([, name]) => Number(name))
    .toSorted((a, b) => a - b)
  expect(remote).toEqual([4, 6, 7, 9, 10])
  expect(opened.html).not.toMatch(/<script|onclick|onerror|javascript:|@import|@font|expression|srcset/i)
  expect(opened.policy).toContain('img-src https: data:')
})

it('inline images are shown from the message, and only from it', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await receive(
    'Inline',
    '<p>Look</p><img src="cid:Logo%40x"><img src="cid:script@x"><img src="cid:other@x">',
    {
      attachments: [
        { filename: 'logo.png', content: png, cid: 'logo@x' },
        { filename: 'script.png', content: '<script>alert(1)</script>', cid: 'script@x' },
      ],
    },
  )
  const { html, hasRemote } = await frameOf('Inline')
  expect(hasRemote).toBe(false)
  expect(html.match(/ src="[^"]*"/g)).toEqual([` src="data:image/png;base64,${png.toString('base64')}"`])
})

it('a page with too many or too deep elements is shown as its text', async () => {
  await receive('Deep elements', `${'<div>'.repeat(500)}the text of it`)
  const { html } = await frameOf('Deep elements')
  expect(html).toContain('the text of it')
})

it('a style cannot go on into what follows it', async () => {
  const rule = 'color:rgb("1)b;font-family:"a;position:fixed;b"'
  await receive('Open strings', `<style>p{${rule}}</style><p style='${rule}'>Shown</p>`)
  const { html } = await frameOf('Open strings')
  expect(html).toContain('Shown')
  expect(html).not.toMatch(/position|rgb\("/)
})

it('a page with very many different terms arrives', async () => {
  const terms = Array.from({ length: 150_000 }, (_, at) => `ж${at.toString(36)}щ`)
  await receive('Many terms', `<p>${terms.join(' ')}</p>`)
  const { html } = await frameOf('Many terms')
  expect(html).toContain(terms.at(-1))
})

const spelled = {
  gb18030: '中文镕',
  big5: '中文',
  shift_jis: '日本語',
  'koi8-r': 'Привет',
  'iso-8859-15': 'é€',
  'euc-kr': '한국어',
}
const bytes = {
  gb18030: 'd6d0cec4e946',
  big5: 'a4a4a4e5',
  shift_jis: '93fa967b8cea',
  'koi8-r': 'f0d2c9d7c5d4',
  'iso-8859-15': 'e9a4',
  'euc-kr': 'c7d1b1b9beee',
}
it.each(Object.keys(spelled) as (keyof typeof spelled)[])('text in %s is read', async (charset) => {
  const subject = `Charset ${charset.replaceAll('-', '')}`
  const encoded = `=?${charset}?B?${Buffer.from(bytes[charset], 'hex').toString('base64')}?=`
  await mailIn.deliver(
    rawMail(
      world.people.user.email,
      `Subject: ${subject} ${encoded}`,
      `From: ${encoded} <a@elsewhere.example>`,
      `Content-Type: text/plain; charset=${charset}`,
      'Content-Transfer-Encoding: 8bit',
      '',
      Buffer.from(bytes[charset], 'hex'),
    ),
  )
  const mail = await foundBy(world.people.user, subject)
  expect(mail.subject).toBe(`${subject} ${spelled[charset]}`)
  expect(mail.fromName).toBe(spelled[charset])
  expect((await wholeMail(world.people.user, mail))['body']).toBe(`<p>${spelled[charset]}</p>`)
})
