import { Hono } from 'hono'
import { createSessionReader } from './auth/sessions'
import { createServices, type ServicesOptions } from './create-services'
import { DatabaseUnavailable } from './db/database'
import { Problem } from './errors/problem'
import { healthChecks } from './lifecycle/health'
import { reportFailure } from './lifecycle/say'
import { openapiRoutes } from './openapi/routes'
import { bodyLimit } from './rest/body-limit'
import { languageOf } from './rest/language'
import { problemResponse } from './rest/problem-response'
import type { Rest } from './rest/request'
import { resourceRoutes } from './rest/resource-routes'
import type { Services } from './services'
import { wireRoutes } from './wire/wire-routes'

/** A JSON body has at most this many bytes. */
const mostBytes = 1024 * 1024
/** A file that is imported has at most this many. */
const mostFileBytes = 10 * 1024 * 1024
const isImport = (path: string) => /^\/api\/[^/]+\/import$/.test(path)

export interface AppOptions extends ServicesOptions {
  /** Whether the server takes requests; it says no to the health check as soon as it is about to end. */
  readonly isServing?: () => boolean
  /** Told of every failure that is the server's own. */
  readonly log?: (what: string, error: Error) => void
}

export interface ServerApp {
  readonly services: Services
  fetch(request: Request): Response | Promise<Response>
  /** Ends what the app keeps open itself. */
  close(): Promise<void>
}

/** The API over a database: every route of every declared resource. */
export async function createApp({
  isServing,
  log = reportFailure,
  ...options
}: AppOptions): Promise<ServerApp> {
  const { database } = options
  const services = await createServices(options)
  const rest: Rest = { services, session: createSessionReader(database) }
  const hono = new Hono()
  const [limit, fileLimit] = [bodyLimit(mostBytes), bodyLimit(mostFileBytes)]
  hono.use('/api/*', (c, next) => (isImport(c.req.path) ? fileLimit : limit)(c, next))
  const health = healthChecks(database, isServing ?? (() => true))
  hono.get('/api/health/live', () => health.live())
  hono.get('/api/health/ready', () => health.ready())
  openapiRoutes(hono, rest)
  for (const resource of Object.values(services.app)) {
    wireRoutes(hono, rest, resource)
    resourceRoutes(hono, rest, resource)
  }
  hono.notFound(() => {
    throw new Problem({ kind: 'missing' })
  })
  hono.onError((error, c) => {
    if (!(error instanceof Problem) && !(error instanceof DatabaseUnavailable))
      log(`${c.req.method} ${c.req.path} failed`, error)
    return problemResponse(error, languageOf(c.req.header('accept-language')))
  })
  return { services, fetch: (request) => hono.fetch(request), close: () => Promise.resolve() }
}
