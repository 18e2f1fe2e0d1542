import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileAnswer } from './static/answer'
import type { Answer } from './static/answer'
import { readSite } from './static/files'
import { makePage } from './static/pages'
import { commonHeaders, inertPolicy } from './static/policy'
import { isAppRoute } from './static/routes'

/** Answers a request for a page or a file of the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void

type Find = (path: string, accepted: { encodings: string; tag: string | undefined }) => Answer

/** The built site of `folder`, read into memory: `/` is index.html, `/about` is about.html, the app is app.html. */
export function openSite(folder: string): Site {
  const find = finder(folder)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, notAllowed())
    const path = pathOf(request.url ?? '/')
    const { 'accept-encoding': encodings = '', 'if-none-match': tag } = request.headers
    send(
      response,
      path === undefined ? plain(400, 'Bad request') : find(path, { encodings: String(encodings), tag }),
    )
  }
}

function finder(folder: string): Find {
  const files = readSite(folder)
  const pages = new Map(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, file]) => [addressOf(path), makePage(file)]),
  )
  const app = pages.get('/app')
  pages.delete('/app')
  return (path, accepted) => {
    const page = pages.get(path) ?? (isAppRoute(path) || path === '/' ? app : undefined)
    if (page) return page(accepted, 200)
    const file = path.endsWith('.html') ? undefined : files.get(path)
    if (file) return fileAnswer(file, accepted, { headers: fileHeaders(path) })
    return extname(path) === '' && app ? app(accepted, 404) : plain(404, 'Not found')
  }
}

function addressOf(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

/** Files of `/assets` carry the hash of their content in their names. */
function fileHeaders(path: string): Record<string, string> {
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return { 'cache-control': cache, 'content-security-policy': inertPolicy }
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

function plain(status: number, text: string): Answer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...headers, 'content-security-policy': inertPolicy }, body: `${text}\n` }
}

function notAllowed(): Answer {
  const answer = plain(405, 'Method not allowed')
  return { ...answer, headers: { ...answer.headers, allow: 'GET, HEAD' } }
}

/** Node leaves out the body of an answer to HEAD by itself. */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...commonHeaders, ...headers, ...length }).end(body)
}
