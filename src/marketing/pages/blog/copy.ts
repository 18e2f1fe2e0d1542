import type { SiteLanguage } from '#marketing/base/language'

const english = {
  title: 'Blog',
  description: 'What we learn about moving money across borders, and what is new in the product.',
  heading: 'Blog',
  lead: 'What we learn about moving money across borders, and what is new in the product.',
  minutes: 'min read',
  newer: 'Newer posts',
  older: 'Older posts',
  paging: 'Pages of the blog',
  page: 'Page',
  of: 'of',
  none: 'No post is published yet. The feed tells you when one is.',
  feed: 'Feed',
  back: 'All posts',
  related: 'Read on',
  by: 'by',
}

const chinese: typeof english = {
  title: '博客',
  description: '我们在跨境资金往来中的心得，以及产品的最新变化。',
  heading: '博客',
  lead: '我们在跨境资金往来中的心得，以及产品的最新变化。',
  minutes: '分钟读完',
  newer: '较新的文章',
  older: '较早的文章',
  paging: '博客分页',
  page: '页码',
  of: '/',
  none: '还没有发布文章。订阅后，新文章发布时即可收到。',
  feed: '订阅',
  back: '全部文章',
  related: '继续阅读',
  by: '作者：',
}

export const copy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
