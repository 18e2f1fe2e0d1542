import { Problem } from '../errors/problem'
import { acceptedLanguage } from '../rest/language'
import { problemResponse } from '../rest/problem-response'
import type { Api } from './http-server'

/** The API while somebody works on the installation: it answers the health checks, and says everywhere else that it rests. */
export const underMaintenance = (api: Api): Api => ({
  fetch(request, bindings) {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/health/live') return live()
    if (pathname.startsWith('/api/health/')) return api.fetch(request, bindings)
    return problemResponse(
      new Problem({ kind: 'maintenance' }),
      acceptedLanguage(request.headers.get('accept-language') ?? undefined),
    )
  },
})

// Open pages ask here whether it is over.
const live = () =>
  Response.json({ status: 'live', maintenance: true }, { headers: { 'cache-control': 'no-store' } })
