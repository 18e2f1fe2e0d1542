import type { Metric } from '#server/features/overview/metric'
import { daily, figure, rows, shares, split, trend, type OverviewPart } from '#server/features/overview/tile'

const pageViews = { resource: 'pageViews', at: 'hour' } as const

/** The 75th percentile of a loading time, over all views that were measured. */
const loadTime = (field: string, en: string, cn: string): Metric => ({
  ...pageViews,
  each: 'measurements',
  p75: field,
  unit: 'milliseconds',
  explanation: {
    en: `The time to ${en} that three page views in four stayed below.`,
    cn: `四分之三的页面浏览在此时间内${cn}。`,
  },
  unlisted: 'A percentile is neither a number nor a sum of records.',
})

export const pageViewsOverview: OverviewPart = {
  metrics: {
    views: {
      ...pageViews,
      sum: 'views',
      unit: 'count',
      explanation: { en: 'Pages that were viewed in the range.', cn: '所选期间内的页面浏览次数。' },
    },
    visitors: {
      ...pageViews,
      sum: 'visitors',
      unit: 'count',
      explanation: {
        en: 'Visitors of the range, each counted once an hour on each page.',
        cn: '所选期间内的访客数，每位访客在每个页面每小时计一次。',
      },
    },
    conversion: {
      ...pageViews,
      sum: 'signUps',
      per: 'visitors',
      unit: 'share',
      explanation: {
        en: 'Sign-ups as a share of the visitors of the range.',
        cn: '所选期间内注册人数占访客数的比例。',
      },
      unlisted: 'A share is neither a number nor a sum of records.',
    },
    lcp: loadTime('lcp', 'the largest content', '显示最大内容'),
    fcp: loadTime('fcp', 'the first content', '显示首个内容'),
    ttfb: loadTime('ttfb', 'the first byte', '收到首字节'),
    inp: loadTime('inp', 'the answer to an input', '响应输入'),
  },
  pages: {
    analytics: {
      tiles: {
        views: figure('views'),
        visitors: figure('visitors'),
        conversion: figure('conversion'),
        enquiries: figure('enquiries'),
        visits: trend('views', 'visitors'),
        calendar: daily('views'),
        vitals: trend('lcp', 'fcp', 'ttfb', 'inp'),
        sites: split('views', 'site', 6),
        conversions: shares('conversion', 'country', 8),
        countries: shares('visitors', 'country', 8),
        map: shares('visitors', 'country', 250),
        devices: shares('visitors', 'device', 20),
        traffic: shares('visitors', 'referrer', 20),
        pages: shares('views', 'path', 8),
        subjects: shares('enquiries', 'kind', 20),
        news: rows('news'),
        timeline: rows('latestOrders'),
        tasks: rows('openTasks'),
      },
    },
  },
}
