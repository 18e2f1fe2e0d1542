import { boolean, choice, decimal, integer, text, type OwnCalls } from '#define'

/** At most this many milliseconds: pages that took longer were in the background. */
const time = () => integer({ optional: true, min: 0, max: 600_000 })

/** The web vitals of a page, in milliseconds; `cls` has no unit. */
export const vitals = {
  ttfb: time(),
  fcp: time(),
  lcp: time(),
  inp: time(),
  cls: decimal({ optional: true, min: 0, max: 100, scale: 3 }),
}

export const devices = ['desktop', 'mobile', 'tablet'] as const

/** The page view sent by the public site. It does not identify the visitor. */
export const pageViewCalls = {
  view: {
    method: 'POST',
    path: '/api/site/page-views',
    open: true,
    limit: 2048,
    problems: ['throttled'],
    input: {
      path: text({ max: 300 }),
      language: choice(['en', 'cn']),
      device: choice(devices),
      /** The host of the referrer, without its path. */
      from: text({ optional: true, max: 253 }),
      /** Whether the visitor came from another site. */
      isEntry: boolean({ default: false }),
      ...vitals,
    },
  },
} as const satisfies OwnCalls
