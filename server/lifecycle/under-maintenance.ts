import { Problem } from '../base/errors/problem'
import { acceptedLanguage } from '../base/errors/language'
import { problemResponse } from '../base/errors/problem-response'
import type { Api } from './http-server'

/**
 * The API under maintenance: it responds to health checks and rejects all other requests. Pages of the `corsOrigins`
 * may read the health check, and so find out about the maintenance.
 */
export const underMaintenance = (api: Api, corsOrigins: readonly string[] = []): Api => ({
  fetch(request, bindings) {
    const { pathname } = new URL(request.url)
    const origin = request.headers.get('origin') ?? ''
    if (pathname === '/api/health/live') return live(corsOrigins.includes(origin) ? origin : undefined)
    if (pathname.startsWith('/api/health/')) return api.fetch(request, bindings)
    return problemResponse(
      new Problem({ kind: 'maintenance' }),
      acceptedLanguage(request.headers.get('accept-language') ?? undefined),
    )
  },
})

// Open pages poll this to find out whether the maintenance is over.
const live = (origin: string | undefined) =>
  Response.json(
    { status: 'live', maintenance: true },
    {
      headers: {
        'cache-control': 'no-store',
        ...(origin && { 'access-control-allow-origin': origin, vary: 'origin' }),
      },
    },
  )
