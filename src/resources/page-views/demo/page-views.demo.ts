import type { Demo } from '#server/features/demo/demo'
import type { Random } from '#server/features/demo/random'
import type { PageView, pageViews } from '../page-views.resource'

const count = 2600
/** The views of all rows: sixty thousand, spread over a year with more towards today. */
const total = 60_000
const longest = 365

const paths: readonly (readonly [site: PageView['site'], paths: readonly string[]])[] = [
  ['website', ['/', '/pricing', '/cards', '/transfers', '/global-accounts', '/payments', '/about-us']],
  ['website', ['/', '/payouts', '/transactional-fx', '/faqs', '/contact-us']],
  ['docs', ['/developers', '/developers/api', '/developers/webhooks', '/developers/quickstart']],
  ['blog', ['/blog/cross-border-basics', '/blog/reading-a-rate', '/blog/payouts-at-scale']],
  ['dashboard', ['/dashboard/app', '/dashboard/banking', '/auth/login']],
]
const referrers = ['direct', 'search', 'search', 'search', 'social', 'partner', 'mail', 'ads'] as const
const countries = ['DE', 'DE', 'CN', 'CN', 'US', 'US', 'GB', 'FR', 'SG', 'NL', 'ES', 'JP']
const devices = ['desktop', 'desktop', 'mobile', 'mobile', 'tablet'] as const
/** Most views are during the day in Europe. */
const hours = [7, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16, 17, 18, 19, 20, 21, 23, 2, 4]

const hourOf = (now: Date, daysAgo: number, random: Random): string => {
  const day = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const hour = new Date(`${day}T${String(random.pick(hours)).padStart(2, '0')}:00:00.000Z`)
  return new Date(Math.min(hour.getTime(), Math.floor(now.getTime() / 3_600_000) * 3_600_000)).toISOString()
}

const daysAgoOf = (index: number) => Math.floor(longest * (1 - Math.sqrt((index + 0.5) / count)))

/** Fewer views at the weekend, with random variation. */
function weightOf(now: Date, index: number): number {
  const weekday = new Date(now.getTime() - daysAgoOf(index) * 86_400_000).getUTCDay()
  const chance = Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1
  return (weekday === 0 || weekday === 6 ? 0.45 : 1) * (0.3 + chance * 1.4)
}

/** The running totals of views by row, which add up to the total. */
function viewsUpTo(now: Date): readonly number[] {
  let sum = 0
  const sums = Array.from({ length: count }, (_, index) => (sum += weightOf(now, index)))
  return sums.map((up) => Math.round((total * up) / sum))
}
const known = new WeakMap<Date, readonly number[]>()

function viewsAt(now: Date, index: number): number {
  const sums = known.get(now) ?? viewsUpTo(now)
  known.set(now, sums)
  return (sums[index] ?? 0) - (sums[index - 1] ?? 0)
}

/** The public site measures itself; a few views are slow. */
function speedOf(site: PageView['site'], random: Random) {
  if (site === 'dashboard') return { measurements: [] }
  const ttfb = Math.round(40 + random.next() ** 3 * 600)
  const fcp = Math.round(ttfb + 180 + random.next() ** 2 * 900)
  const speeds = {
    ttfb,
    fcp,
    lcp: Math.round(fcp + random.next() ** 2 * 700),
    inp: random.next() < 0.6 ? Math.round(16 + random.next() ** 2 * 180) : null,
    cls: Math.round(random.next() ** 4 * 40) / 1000,
  }
  return {
    ...speeds,
    measurements: [speeds],
    language: random.next() < 0.7 ? ('en' as const) : ('cn' as const),
  }
}

export const pageViewsDemo: Demo<typeof pageViews> = {
  count,
  record: ({ index, random, now }) => {
    const daysAgo = daysAgoOf(index)
    const [site, options] = random.pick(paths)
    const views = viewsAt(now, index)
    const visitors = Math.max(1, Math.round(views * (0.4 + random.next() * 0.4)))
    return {
      daysAgo,
      values: {
        hour: hourOf(now, daysAgo, random),
        site,
        path: random.pick(options),
        referrer: random.pick(referrers),
        country: random.pick(countries),
        device: random.pick(devices),
        views,
        visitors,
        ...speedOf(site, random),
        signUps: random.next() < 0.3 ? random.whole(1, 3) : 0,
      },
    }
  },
}
