import { apiBase, apiUrl } from '#text/api-base'
import { watchVitals } from './watch'

/**
 * Sends one page view to the server when the page is left, with its web vitals. It contains neither a cookie nor an
 * id, and of the referrer only the host.
 */
export function reportPageView(): void {
  const vitals = watchVitals()
  const { referrer } = document
  const from = referrer && !referrer.startsWith(`${location.origin}/`) ? new URL(referrer).host : undefined
  const view = {
    path: decodeURI(location.pathname),
    language: document.documentElement.lang === 'zh-CN' ? 'cn' : 'en',
    device: deviceNow(),
    from,
    isEntry: !referrer || from !== undefined,
  }
  let isReported = false
  const report = () => {
    if (isReported || document.visibilityState !== 'hidden') return
    isReported = true
    send(new Blob([JSON.stringify({ ...view, ...vitals() })], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', report)
}

/** A beacon always has credentials, which an API on another origin does not accept. */
function send(body: Blob): void {
  const url = apiUrl('/api/site/page-views')
  if (apiBase() === '') navigator.sendBeacon(url, body)
  else fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

function deviceNow(): 'desktop' | 'mobile' | 'tablet' {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'mobile' : 'tablet'
}
