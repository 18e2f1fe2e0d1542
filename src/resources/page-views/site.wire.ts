import { boolean, choice, decimal, integer, text, type OwnCalls } from '#define'

/** So many milliseconds at most: what takes longer was put aside. */
const time = () => integer({ optional: true, min: 0, max: 600_000 })

/** What a page measured of itself, in milliseconds; `cls` is how far its content moved, without a unit. */
export const vitals = {
  ttfb: time(),
  fcp: time(),
  lcp: time(),
  inp: time(),
  cls: decimal({ optional: true, min: 0, max: 100, scale: 3 }),
}

export const devices = ['desktop', 'mobile', 'tablet'] as const

/** What pages of the public site tell of having been looked at. Nothing in it says by whom. */
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
      /** The host of the page that led here, and nothing else of its address. */
      from: text({ optional: true, max: 253 }),
      /** Whether somebody came from elsewhere, and not from another page of ours. */
      isEntry: boolean({ default: false }),
      ...vitals,
    },
  },
} as const satisfies OwnCalls
