import { figure, is, rows, shares, split, trend, type Measure, type OverviewSpec } from '../tile'
import { views, visitors } from './metrics'

const conversion: Measure = { ...views, sum: 'signUps', per: 'visitors' }
/** The 75th percentile of a loading time. */
const p75 = (field: string): Measure => ({ resource: 'pageViews', at: 'hour', p75: field })

export const analytics: OverviewSpec = {
  tiles: {
    views: figure(views),
    visitors: figure(visitors),
    conversion: figure(conversion, 'share'),
    enquiries: figure({ resource: 'enquiries', at: 'createdAt' }),
    visits: trend({ views, visitors }),
    vitals: trend({ lcp: p75('lcp'), fcp: p75('fcp'), ttfb: p75('ttfb'), inp: p75('inp') }, 'milliseconds'),
    sites: split(views, 'site', 6),
    conversions: shares(conversion, 'country', 8, 'share'),
    countries: shares(visitors, 'country', 8),
    devices: shares(visitors, 'device', 20),
    traffic: shares(visitors, 'referrer', 20),
    pages: shares(views, 'path', 8),
    subjects: shares({ resource: 'enquiries', at: 'createdAt' }, 'kind', 20),
    news: rows('posts', { where: [is('status', 'published')], sort: '-publishAt', limit: 5 }),
    timeline: rows('orders', { sort: '-createdAt', limit: 6 }),
    tasks: rows('kanbanCards', {
      match: { status: 'active', column: { isDone: false } },
      sort: 'dueOn',
      limit: 6,
    }),
  },
}
