import { choice, country, datetime, defineResource, integer, listOf, text, type RowOf } from '#define'
import { devices, pageViewCalls, vitals } from './site.wire'

const measured = {
  ttfb: { ...vitals.ttfb, label: 'First byte, ms' },
  fcp: { ...vitals.fcp, label: 'First content, ms' },
  lcp: { ...vitals.lcp, label: 'Largest content, ms' },
  inp: { ...vitals.inp, label: 'Answer to input, ms' },
  cls: { ...vitals.cls, label: 'Shift of the layout' },
}

/**
 * Page views by hour, with load times, outside of the change log. The system writes them, users read them. Visitors
 * cannot be identified.
 */
export const pageViews = defineResource('pageViews', {
  label: ['Page views', 'Page views'],
  icon: 'chart-line-up',
  menu: 'content',
  fields: {
    hour: datetime(),
    site: choice(['website', 'docs', 'blog', 'dashboard'], { default: 'website' }),
    path: text({ max: 300, search: true }),
    referrer: choice(['direct', 'search', 'social', 'partner', 'mail', 'ads', 'other'], {
      default: 'direct',
      labels: { other: 'Another site' },
    }),
    referrerHost: text({ optional: true, max: 253 }),
    language: choice(['en', 'cn'], { optional: true, labels: { en: 'English', cn: '中文' } }),
    country: country({ optional: true }),
    device: choice(devices, { default: 'desktop' }),
    views: integer({ min: 0, max: 10_000_000 }),
    visitors: integer({ min: 0, max: 10_000_000 }),
    signUps: integer({ min: 0, max: 10_000_000, default: 0, label: 'Sign-ups' }),
    ...measured,
    /** One for each view that was measured; the values above are their 75th percentile. */
    measurements: listOf(measured, { max: 1000 }),
  },
  title: 'path',
  columns: ['path', 'hour', 'site', 'referrer', 'country', 'device', 'views', 'visitors', 'lcp'],
  filters: ['hour', 'site', 'path', 'referrer', 'language', 'country', 'device'],
  sorts: ['hour', 'views', 'visitors', 'lcp', 'cls'],
  sort: '-hour',
  sums: ['views', 'visitors'],
  appended: { at: 'hour', sums: ['views', 'visitors', 'signUps'], samples: 'measurements', hourDays: 400 },
  access: { admin: { read: true }, manager: { read: true } },
  wire: { own: pageViewCalls },
})
export type PageView = RowOf<typeof pageViews>
