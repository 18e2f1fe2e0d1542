import type { PageView } from '../page-views.resource'

const kinds: readonly (readonly [PageView['referrer'], RegExp])[] = [
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|baidu|sogou|yandex|ecosia|so)(\.[a-z]{2,63}){1,3}$/],
  ['social', /(^|\.)(facebook|instagram|linkedin|reddit|weibo|zhihu|youtube|bilibili|x|t)\.(com|co|cn)$/],
  ['mail', /^(mail|outlook|webmail)\./],
]

/** The kind of a referrer, by its host. */
export const referrerOf = (host: string | null): PageView['referrer'] =>
  host ? (kinds.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other') : 'direct'
