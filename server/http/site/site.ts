import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileAnswer, type Accepted, type Answer } from '../static/answer'
import type { PublicSettings } from '#server/base/env/env-public'
import { DatabaseUnavailable } from '#server/base/database'
import { reportFailure } from '#server/base/report'
import { readersLanguage } from '#server/base/errors/language'
import { maintenanceRetry } from '#server/base/errors/problem-response'
import { firstPages, framePage } from './first-pages'
import type { LivePages } from './live-pages'
import { requestedLanguageAnswer } from './requested-language'
import { readSite, withOrigin, type StaticFile } from '../static/files'
import { makePage } from '../static/pages'
import { withSettingsInPages } from '../static/public-settings'
import { commonHeaders, inertPolicy } from '../static/policy'
import { isAppRoute } from '../static/routes'

/** Responds to a request for a page or a file of the site. */
export interface Site {
  (request: IncomingMessage, response: ServerResponse): void
  /** Changes with every build; an open page compares it with its own. */
  readonly build?: string | undefined
}

/** Finds the response for a path; `query` is the query string. */
type Find = (path: string, accepted: Accepted, query: string) => Answer | Promise<Answer>

export interface SiteOptions extends PublicSettings {
  /** Whether users may open the drawer of display settings. */
  readonly settingsDrawer?: boolean
  /** Whether all pages show the maintenance page with status 503. */
  readonly maintenance?: boolean
  /** The public origin of the site, such as `https://corridor.example`, for absolute URLs in pages. */
  readonly publicUrl?: string
  /** The pages that are filled per request. */
  readonly livePages?: LivePages
}

/** The built site of `folder`, read into memory: `/` is index.html, `/about` is about.html, the app is app.html. */
export function openSite(folder: string, options: SiteOptions = {}): Site {
  const built = withOrigin(readSite(folder), options.publicUrl ?? '')
  const build = built.get('/app.html')?.tag
  const find = finder(folder, withSettingsInPages(built, options), options, build)
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, notAllowed())
    const [, query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const path = pathOf(request.url ?? '/')
    const { 'accept-encoding': encodings = '', 'if-none-match': tag } = request.headers
    const language = readersLanguage(query, request.headers)
    if (path === undefined) return send(response, plain(400, 'Bad request'))
    const found = find(path, { encodings: String(encodings), tag, language }, query)
    if (!(found instanceof Promise)) return send(response, found)
    found.then(
      (page) => send(response, page),
      (error: Error) => send(response, failed(path, error)),
    )
  }
  return Object.assign(answer, { build })
}

function finder(
  folder: string,
  files: ReadonlyMap<string, StaticFile>,
  options: SiteOptions,
  build = '',
): Find {
  const { settingsDrawer = false, maintenance = false, livePages } = options
  const values = {
    'settings-drawer': settingsDrawer ? 'on' : '',
    maintenance: maintenance ? 'on' : '',
    build,
  }
  const pages = new Map(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, file]) => [addressOf(path), makePage(file, values)]),
  )
  const app = pages.get('/app')
  const firstPage = firstPages(folder, values, options)
  const frame = framePage(folder, values, options)
  pages.delete('/app')
  const errorPage = (path: string, kind: string, accepted: Accepted, status: number) => {
    const page = (isOfApp(path) ? undefined : pages.get(inLanguageOf(path, kind, accepted))) ?? app
    return page && inItsLanguage(page(accepted, status))
  }
  const missing = (path: string, accepted: Accepted) =>
    (extname(path) === '' && errorPage(path, '/404', accepted, 404)) || plain(404, 'Not found')
  const appAt = (path: string) => (path.startsWith('/dashboard/') && frame) || app
  const pageAt = (path: string) =>
    pages.get(path) ?? firstPage(path) ?? (isAppRoute(path) || path === '/' ? appAt(path) : undefined)
  const isOfSite = (path: string) =>
    !errorPages.has(path) && (pages.has(path) || livePages?.has(path) === true)
  return (path, accepted, query) => {
    const rest = maintenance && extname(path) === '' && errorPage(path, '/maintenance', accepted, 503)
    if (rest) return resting(rest)
    const inLanguage = requestedLanguageAnswer(path, query, isOfSite)
    if (inLanguage) return inLanguage
    if (errorPages.has(path)) return errorPage(path, path, accepted, 200) ?? missing(path, accepted)
    if (livePages?.has(path))
      return livePages
        .answer(path, new URLSearchParams(query), accepted)
        .then((answer) => answer ?? missing(path, accepted))
    const page = pageAt(path)
    if (page) return page(accepted, 200)
    const file = path.endsWith('.html') ? undefined : files.get(path)
    if (file) return fileAnswer(file, accepted, { headers: fileHeaders(path) })
    return missing(path, accepted)
  }
}

/** The database is unavailable; a retry may succeed, possibly on another server. */
function failed(path: string, error: Error): Answer {
  if (!(error instanceof DatabaseUnavailable)) reportFailure(`GET ${path} failed`, error)
  const answer = plain(503, 'This page cannot be shown at the moment. Please try again.')
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(maintenanceRetry) } }
}

const isOfApp = (path: string) => /^\/(dashboard|auth)(\/|$)/.test(path)

/** Error pages are reached from any path, so their language does not depend on the path alone. */
const errorPages = new Set(['/403', '/404', '/500', '/maintenance'])

/** The path of an error page, in the language of the requested path, otherwise of the reader. */
const inLanguageOf = (path: string, page: string, { language }: Accepted) =>
  /^\/cn(\/|$)/.test(path) || language === 'cn' ? `/cn${page}` : page

const inItsLanguage = (answer: Answer): Answer => {
  const vary = [answer.headers['vary'], 'cookie', 'accept-language'].filter(Boolean).join(', ')
  return { ...answer, headers: { ...answer.headers, vary } }
}

function resting(answer: Answer): Answer {
  const headers = { ...answer.headers, 'cache-control': 'no-store', 'retry-after': String(maintenanceRetry) }
  return { ...answer, headers }
}

function addressOf(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

/** The names of files in `/assets` contain a hash of their content. */
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

/** Node omits the body of a response to HEAD. */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...commonHeaders, ...headers, ...length }).end(body)
}
