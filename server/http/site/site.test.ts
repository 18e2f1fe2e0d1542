import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpServer } from '#server/lifecycle/http-server'
import { listen } from '#server/lifecycle/port'
import { openSite } from './site'

let folder: string
let server: Server
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-pages-'))
  await mkdir(join(folder, 'cn'), { recursive: true })
  for (const name of ['index', 'cn', '404', 'cn/404', 'app'])
    await writeFile(join(folder, `${name}.html`), `<title>${name}</title>`)
  server = createHttpServer({ fetch: () => Response.json({}) }, openSite(folder))
  port = await listen(server, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { title: /<title>(.*)<\/title>/.exec(await answer.text())?.[1], headers: answer.headers }
}

it('the 404 page is in the language of a /cn path, otherwise of ?lng, the cookie or Accept-Language', async () => {
  const [english, chinese] = [{ 'accept-language': 'en-GB' }, { 'accept-language': 'zh-TW' }]
  const titles = [
    await ask('/nothing', english),
    await ask('/nothing', chinese),
    await ask('/nothing', { ...english, cookie: 'themeMode=dark; i18nextLng=cn' }),
    await ask('/nothing', { ...chinese, cookie: 'i18nextLng=en' }),
    await ask('/404?lng=en', { ...chinese, cookie: 'i18nextLng=cn' }),
    await ask('/cn/nothing', { ...english, cookie: 'i18nextLng=en' }),
  ].map(({ title }) => title)
  expect(titles).toEqual(['404', 'cn/404', 'cn/404', '404', '404', 'cn/404'])
})

it('?lng leads to the page in that language, keeps the other parameters, and is stored in the cookie', async () => {
  const redirect = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return [
      answer.status,
      answer.headers.get('location'),
      answer.headers.get('set-cookie')?.split(';')[0] ?? null,
    ]
  }
  expect(await redirect('/?lng=cn')).toEqual([302, '/cn', 'i18nextLng=cn'])
  expect(await redirect('/?q=a%26b&lng=zh-CN')).toEqual([302, '/cn?q=a%26b', 'i18nextLng=cn'])
  expect(await redirect('/cn?lng=en')).toEqual([302, '/', 'i18nextLng=en'])
  for (const path of ['/?lng=en', '/cn?lng=cn', '/?lng=fr', '/?lng=//evil.example'])
    expect(await redirect(path)).toEqual([200, null, null])
})

it('a 404 response varies by cookie and Accept-Language; the home page varies only by encoding', async () => {
  const { headers } = await ask('/nothing')
  expect(headers.get('vary')).toBe('accept-encoding, cookie, accept-language')
  expect(headers.get('cache-control')).toBe('no-cache')
  const home = await ask('/', { 'accept-language': 'zh-CN', cookie: 'i18nextLng=cn' })
  expect([home.title, home.headers.get('vary')]).toEqual(['index', 'accept-encoding'])
})
