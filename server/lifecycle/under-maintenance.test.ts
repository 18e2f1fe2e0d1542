import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../http/site/site'
import { createHttpServer } from './http-server'
import { listen } from './port'
import { underMaintenance } from './under-maintenance'

const page = (name: string) =>
  `<head><title>${name}</title><meta name="csp-nonce" content="" /><meta name="build" content="" />
<meta name="maintenance" content="" /></head>`

let folder: string
const servers: Server[] = []

async function serve(maintenance: boolean): Promise<(path: string, language?: string) => Promise<Response>> {
  const api = { fetch: () => Response.json({ ok: true }) }
  const site = openSite(join(folder, 'client'), { maintenance })
  const server = createHttpServer(maintenance ? underMaintenance(api) : api, site)
  servers.push(server)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return (path, language = 'en') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': language } })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-rest-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/app.html'), page('app'))
  await writeFile(join(folder, 'client/index.html'), page('home'))
  await writeFile(join(folder, 'client/maintenance.html'), page('site'))
  await writeFile(join(folder, 'client/assets/app-1.js'), 'app()')
})
afterAll(async () => {
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
  await rm(folder, { recursive: true })
})

test('under maintenance, every page shows the maintenance page with 503, and assets are still served', async () => {
  const ask = await serve(true)
  const renderedBy = { '/': 'site', '/nothing': 'site', '/dashboard/app': 'app', '/auth/login': 'app' }
  for (const [path, name] of Object.entries(renderedBy)) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
    const html = await answer.text()
    expect(html).toContain(`<title>${name}</title>`)
    expect(html).toMatch(/name="maintenance" content="on"/)
  }
  expect([(await ask('/assets/app-1.js')).status, (await ask('/assets/gone.js')).status]).toEqual([200, 404])
})

test('pages of allowed origins may read the health check under maintenance', async () => {
  const api = underMaintenance({ fetch: () => Response.json({}) }, ['https://shop.company.com'])
  const allowedFor = async (origin: string) => {
    const request = new Request('http://corridor.test/api/health/live', { headers: { origin } })
    return (await api.fetch(request, {})).headers.get('access-control-allow-origin')
  }
  expect(await allowedFor('https://shop.company.com')).toBe('https://shop.company.com')
  expect(await allowedFor('https://evil.example')).toBeNull()
})

test('under maintenance, every API request except the health checks gets 503', async () => {
  const ask = await serve(true)
  const answer = await ask('/api/products', 'zh-CN')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await answer.json()).toMatchObject({ title: 'maintenance', detail: '网站正在维护中' })
  expect(await (await ask('/api/health/live')).json()).toEqual({ status: 'live', maintenance: true })
  expect(await (await ask('/api/health/ready')).json()).toEqual({ ok: true })
})

test('pages and API responses name their build', async () => {
  const ask = await serve(false)
  const { headers } = await ask('/api/products')
  const html = await (await ask('/dashboard')).text()
  expect(headers.get('x-build')).toMatch(/^[\w-]{22}$/)
  expect(html).toContain(`name="build" content="${headers.get('x-build')}"`)
  expect(html).toContain('name="maintenance" content=""')
})
