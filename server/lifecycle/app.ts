import { Hono } from 'hono'
import { overviewParts } from '#resources/overviews.generated'
import { createSessionReader } from '../features/auth/sessions/sessions'
import { createServices, type ServicesOptions } from './create-services'
import { DatabaseUnavailable, RequestAborted } from '../base/database'
import { observed } from '../db/observed'
import { Problem } from '../base/errors/problem'
import { contentRoutes } from '../http/content/content-routes'
import { combineOverviews } from '../features/overview/combine'
import { uploadsOf } from '../features/files/upload-paths'
import { uploadRoutes } from '../http/content/upload-routes'
import { documentLinkRoutes } from '../http/routes/documents/document-links'
import { documentPdfRoutes } from '../http/routes/documents/document-pdf'
import { answerStyle } from '../features/attendance/guests/answer-style'
import { guestAnswerRoutes } from '../http/routes/guest-answers'
import { feedRoutes } from '../http/routes/feeds'
import { caldavRoutes, isCaldav } from '../http/caldav/caldav-routes'
import { hostedDocumentRoutes } from '../http/routes/documents/hosted-documents'
import { hostedStyle } from '../features/documents/hosted/style'
import { withoutLinkSecret } from '../features/documents/links/secret'
import { documentRoutes } from '../http/routes/documents/documents'
import { healthChecks } from './health'
import { reportFailure, logLine } from '../base/report'
import type { BuiltFont } from '../http/openapi/docs/fonts'
import { openapiRoutes } from '../http/openapi/routes'
import { overviewRoutes } from '../http/routes/overview'
import { bodyLimit } from '../http/body-limit'
import { crossOrigin } from '../http/cross-origin'
import { acceptedLanguage } from '../base/errors/language'
import { proxyWarning } from '../http/proxy-warning'
import { problemResponse } from '../base/errors/problem-response'
import type { Rest } from '../http/request'
import { resourceRoutes } from '../http/routes/resource'
import { searchRoutes } from '../http/routes/search'
import type { Services } from '../write/services/services'
import { renderedPageRoute } from '../http/site/rendered-page-route'
import { createLivePages, type LivePages } from '../http/site/live-pages'
import type { SiteTemplate } from '../http/site/templates'
import { createSignals } from '../base/signals'
import { createBell, ringing, type Bell } from '../features/stream/bell'
import { endOfChangeLog } from '../features/stream/entries'
import { Hub } from '../features/stream/hub'
import { streamRoutes } from '../http/routes/stream'
import { defaultStreamLimits, type StreamLimits } from '../base/stream-limits'
import { undoRoutes } from '../http/routes/undo'
import { wireRoutes } from '../http/wire/wire-routes'
import { workRoutes } from '../http/routes/work'

/** Maximum size of a JSON body, in bytes. */
const maxBytes = 1024 * 1024
/** Maximum size of an imported file, in bytes. */
const maxFileBytes = 10 * 1024 * 1024
/** The status that nginx logs when the client has disconnected; no client receives it. */
const abortedStatus = 499
const isImport = (path: string) => /^\/api\/[^/]+\/(?:import|ics)$/.test(path)

export interface AppOptions extends ServicesOptions {
  /** Whether the server is ready for requests; false once it is shutting down, for the health check. */
  readonly isReady?: () => boolean
  /** Other origins whose pages may call the API; none by default. */
  readonly corsOrigins?: readonly string[]
  /** Called for every internal server error. */
  readonly log?: (what: string, error: Error) => void
  /** Called if settings do not match the requests. */
  readonly warn?: (line: string) => void
  /** The pages of the site that the server fills; none by default. */
  readonly templates?: ReadonlyMap<string, SiteTemplate>
  /** The fonts of the built site for the API reference; none by default. */
  readonly fonts?: readonly BuiltFont[]
  /** The style sheet with the Chinese font of the built site; none by default. */
  readonly chineseFont?: string | undefined
  /** In development, pages are rendered by another server and filled by this one. */
  readonly nodeEnv?: string
  /** Limits on concurrently open streams. */
  readonly streamLimits?: StreamLimits
}

export interface ServerApp {
  readonly services: Services
  readonly livePages: LivePages
  /** Rings after each change. */
  readonly bell: Bell
  /** `bindings` come from the HTTP server and give access to the client's address. */
  fetch(request: Request, bindings?: object): Response | Promise<Response>
  /** Closes open streams and listeners. */
  close(): Promise<void>
}

/** The API over a database, with all routes of all declared resources. */
export async function createApp({
  isReady,
  log = reportFailure,
  warn = logLine,
  corsOrigins = [],
  templates = new Map(),
  fonts = [],
  chineseFont,
  nodeEnv,
  streamLimits = defaultStreamLimits,
  ...options
}: AppOptions): Promise<ServerApp> {
  const watched = observed(options.database)
  const { database } = watched
  const bell = createBell(options.database)
  const signals = createSignals(options.database)
  const services = await createServices({ ...options, signals, database: ringing(database, bell) })
  const livePages = createLivePages(services, bell, templates)
  const overviews = combineOverviews(overviewParts)
  const rest: Rest = { services, livePages, overviews, session: createSessionReader(database), corsOrigins }
  const hub = new Hub({ ...rest, bell, log, limits: streamLimits })
  const hono = new Hono()
  // The embedded database has a single server, so no client has read anything from it since before it started.
  const origin = database.engine === 'embedded' ? await endOfChangeLog(database) : []
  streamRoutes(hono, rest, { hub, corsOrigins, origin })
  if (services.trustProxy === 0) hono.use('/api/*', proxyWarning(warn))
  if (corsOrigins.length > 0) hono.use('/api/*', crossOrigin(corsOrigins))
  bodyLimits(hono, uploadsOf(services.app))
  healthRoutes(hono, healthChecks(watched, isReady ?? (() => true)))
  if (nodeEnv === 'development') renderedPageRoute(hono, livePages)
  openapiRoutes(hono, rest, fonts)
  searchRoutes(hono, rest)
  overviewRoutes(hono, rest)
  workRoutes(hono, rest)
  undoRoutes(hono, rest)
  uploadRoutes(hono, rest)
  contentRoutes(hono, rest)
  publicPages(hono, rest, fonts, chineseFont)
  feedRoutes(hono, rest)
  caldavRoutes(hono, rest)
  for (const resource of Object.values(services.app)) {
    documentRoutes(hono, rest, resource)
    documentPdfRoutes(hono, rest, resource)
    documentLinkRoutes(hono, rest, resource)
    wireRoutes(hono, rest, resource)
    resourceRoutes(hono, rest, resource)
  }
  hono.notFound(() => {
    throw new Problem({ kind: 'missing' })
  })
  hono.onError((error, c) => {
    if (error instanceof RequestAborted) return new Response(null, { status: abortedStatus })
    if (!(error instanceof Problem) && !(error instanceof DatabaseUnavailable))
      log(`${c.req.method} ${withoutLinkSecret(c.req.path)} failed`, error)
    return problemResponse(error, acceptedLanguage(c.req.header('accept-language')))
  })
  return {
    services,
    livePages,
    bell,
    fetch: (request, bindings) => hono.fetch(request, bindings),
    async close() {
      await hub.close()
      livePages.close()
      bell.close()
      signals.close()
    },
  }
}

/** Limits the size of bodies. Uploads and CalDAV have limits of their own. */
function bodyLimits(hono: Hono, isUpload: (path: string) => boolean): void {
  const [limit, fileLimit] = [bodyLimit(maxBytes), bodyLimit(maxFileBytes)]
  hono.use('/api/*', (c, next) => {
    const { path } = c.req
    if (isUpload(path) || isCaldav(path)) return next()
    return (isImport(path) ? fileLimit : limit)(c, next)
  })
}

/** The pages that visitors open with the secret of a link. */
function publicPages(hono: Hono, rest: Rest, fonts: readonly BuiltFont[], chineseFont?: string): void {
  hostedDocumentRoutes(hono, rest, hostedStyle(fonts, chineseFont))
  guestAnswerRoutes(hono, rest, answerStyle(fonts, chineseFont))
}

function healthRoutes(hono: Hono, health: ReturnType<typeof healthChecks>): void {
  hono.get('/api/health/live', () => health.live())
  hono.get('/api/health/ready', () => health.ready())
}
