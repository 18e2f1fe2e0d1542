import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite } from '../http/site/site'
import { createHttpServer } from './http-server'
import { listen } from './port'

const script = 'console.log("the application")'
const appPage = `<!doctype html><html><head><meta name="csp-nonce" content="" />
<script>document.title = 'early'</script><script type="module" src="/assets/app-1.js"></script></head></html>`
const homePage = '<!doctype html><html><head><style>p { color: red }</style></head></html>'

let folder: string
let server: Server
let port: number

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-site-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'client/.vite'))
  await mkdir(join(folder, 'client/cn'))
  await Promise.all([
    writeFile(join(folder, 'secret.txt'), 'outside'),
    writeFile(join(folder, 'client/.vite/manifest.json'), '{}'),
    writeFile(join(folder, 'client/app.html'), appPage),
    writeFile(join(folder, 'client/index.html'), homePage),
    writeFile(join(folder, 'client/404.html'), 'nothing here'),
    writeFile(join(folder, 'client/cn/404.html'), '这里没有'),
    writeFile(join(folder, 'client/assets/app-1.js'), script),
    writeFile(join(folder, 'client/assets/app-1.js.br'), brotliCompressSync(script)),
  ])
  const fetch = (requested: Request) => {
    if (requested.url.endsWith('/fails')) throw new Error('postgres://user:hidden@host/data')
    return Response.json({ ok: true })
  }
  server = createHttpServer({ fetch }, openSite(join(folder, 'client')))
  port = await listen(server, { host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

/** `fetch` would normalize the path and decompress the body. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const requested = request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    requested.once('error', reject)
    requested.end()
  })
}

describe('the page server', () => {
  test.each([
    ['/', 200, homePage],
    ['/dashboard', 200, 'csp-nonce'],
    ['/dashboard/e-commerce/product/1/edit?a=b', 200, 'csp-nonce'],
    ['/dashboard/mail/inbox', 200, 'csp-nonce'],
    ['/dashboard/there-is-nothing', 404, 'csp-nonce'],
    ['/auth/nothing', 404, 'csp-nonce'],
    ['/auth/login', 200, 'csp-nonce'],
    ['/dashboard/', 404, 'csp-nonce'],
    ['/dashboards', 404, 'nothing here'],
    ['/app', 404, 'nothing here'],
    ['/no/such/page', 404, 'nothing here'],
    ['/cn/no/such/page', 404, '这里没有'],
    ['/404', 200, 'nothing here'],
    ['/404/', 404, 'nothing here'],
  ])('responds to %s with a page and status %i', async (path, status, content) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe(content === 'csp-nonce' ? 'private, no-cache' : 'no-cache')
    expect(answer.body.toString()).toContain(content)
  })

  test('sends the app page with a new nonce each time, which its policy allows', async () => {
    const [item, other] = await Promise.all([get('/dashboard'), get('/dashboard')])
    const nonces = [item, other].map(
      ({ body }) => /name="csp-nonce" content="([^"]+)"/.exec(body.toString())?.[1],
    )
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(item.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`)
  })

  test('responds with 304 and the policy for its nonce if the client has the current version of the app page', async () => {
    const { headers } = await get('/dashboard')
    const again = await get('/dashboard', { 'if-none-match': `W/${String(headers.etag)}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect(again.headers.etag).toBe(headers.etag)
  })

  test.each(['"0123456789abcdef.', '"'])('sends the app page for another version, %s', async (start) => {
    const { headers } = await get('/dashboard')
    const [, , nonce] = /^"(\w+)\.(.+)"$/.exec(String(headers.etag)) ?? []
    expect(nonce).toHaveLength(24)
    const answer = await get('/dashboard', { 'if-none-match': `${start}${nonce}"` })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-security-policy']).not.toContain(String(nonce))
  })

  test('never copies text that is not a nonce into the policy', async () => {
    const tag = String((await get('/dashboard')).headers.etag)
    const hostile = tag.replace(/\..+/, `.x' https://evil.example 'nonce-${'A'.repeat(22)}=="`)
    const answer = await get('/dashboard', { 'if-none-match': hostile })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-security-policy']).not.toContain('evil')
  })

  test('allows inline scripts and styles only by their hashes', async () => {
    const app = (await get('/dashboard')).headers['content-security-policy']
    expect(app).toContain("require-trusted-types-for 'script'")
    expect(app).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    const home = (await get('/')).headers['content-security-policy']
    expect(home).toMatch(/script-src 'self';/)
    expect(home).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(`${String(app)}${String(home)}`).not.toContain('unsafe')
  })

  test('responds with 304 if the client has the current version of a page without a nonce', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })
})

describe('the file server', () => {
  test('compresses an asset as Accept-Encoding allows, and sends it as immutable', async () => {
    const plain = await get('/assets/app-1.js')
    const small = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect(plain.body.toString()).toBe(script)
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.body).toString()).toBe(script)
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(small.headers['vary']).toBe('accept-encoding')
    expect(small.headers.etag).not.toBe(plain.headers.etag)
    expect(
      (await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
    ).toBeUndefined()
  })

  test('responds with 304 if one of the ETags in If-None-Match is current', async () => {
    const { headers } = await get('/assets/app-1.js')
    const again = await get('/assets/app-1.js', { 'if-none-match': `"old", ${String(headers.etag)}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test.each([
    '/assets/gone.js',
    '/app.html',
    '/index.html',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/app-1.js.br',
  ])('responds to %s with a plain-text 404', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.toString()).toBe('Not found\n')
  })

  test('responds with 400 to a path with an invalid percent encoding', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400)
  })

  test('responds to POST with 405, and to HEAD without a body', async () => {
    const answer = await get('/', {}, 'POST')
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await get('/', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(homePage.length),
    ])
  })
})

describe('the HTTP server', () => {
  test.each(['/', '/assets/app-1.js', '/nothing', '/api/anything'])(
    'sends the common headers with %s',
    async (path) => {
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-dns-prefetch-control': 'off',
        'x-permitted-cross-domain-policies': 'none',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    },
  )

  test('responds with 500 to an exception in the API, without the message of the error', async () => {
    const answer = await get('/api/fails')
    expect(answer.status).toBe(500)
    expect(answer.body.toString()).not.toContain('hidden')
  })

  test('responds with 431 to request headers that are too large', async () => {
    expect((await get('/api', { 'x-large': 'x'.repeat(20_000) })).status).toBe(431)
  })

  test('responds with 400 to a request that is not HTTP, and closes the connection', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'))
      let output = ''
      socket.on('data', (chunk) => (output += chunk.toString()))
      socket.on('close', () => resolve(output))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})
