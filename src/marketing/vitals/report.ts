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
    const body = new Blob([JSON.stringify({ ...view, ...vitals() })], { type: 'application/json' })
    navigator.sendBeacon('/api/site/page-views', body)
  }
  document.addEventListener('visibilitychange', report)
}

function deviceNow(): 'desktop' | 'mobile' | 'tablet' {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'mobile' : 'tablet'
}
