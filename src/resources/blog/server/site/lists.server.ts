import type { SitePart, SiteReading } from '#server/write/services/site-part'
import type { Filling } from '#server/base/fill'
import { addressIn } from '#text/site-address'
import { publishedPosts, shownPosts } from './shown.server'

/** Posts per page of the list. */
const onPage = 9
/** The most posts in the feed and in the sitemap. */
const [inFeed, inSitemap] = [20, 1000]

/** The requested page, from 1; undefined if the parameter is invalid. */
function pageOf(query: URLSearchParams): number | undefined {
  const page = query.get('page') ?? '1'
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : undefined
}

const behind = (page: number) => (page === 1 ? '' : `?page=${page}`)

async function readList({ reader, language, query }: SiteReading) {
  const page = pageOf(query)
  if (page === undefined) return undefined
  const [start, end] = [(page - 1) * onPage, page * onPage]
  const { rows, total } = await publishedPosts(reader, {
    language,
    _start: String(start),
    _end: String(end),
  })
  if (rows.length === 0 && page > 1) return undefined
  const home = addressIn(language, '/blog')
  const filling: Filling = {
    posts: await shownPosts(rows),
    newer: page > 1 && home + behind(page - 1),
    older: total > end && home + behind(page + 1),
    behind: behind(page),
    page,
    pages: Math.max(1, Math.ceil(total / onPage)),
  }
  return { filling }
}

const named = () => ''

/** The posts of a language, page by page. */
export const listPart: SitePart = {
  of: ['posts'],
  named: ({ query }) => String(pageOf(query) ?? 'none'),
  read: readList,
}

/** The newest posts of a language, for the feed. */
export const feedPart: SitePart = {
  of: ['posts'],
  named,
  async read({ reader, language }) {
    const { rows } = await publishedPosts(reader, { language, _start: '0', _end: String(inFeed) })
    const posts = await shownPosts(rows)
    const changes = posts.map(({ changed }) => changed).toSorted()
    return { filling: { posts, updated: changes.at(-1) } }
  },
}

/** The posts of all languages, for the sitemap. */
export const sitemapPart: SitePart = {
  of: ['posts'],
  named,
  async read({ reader }) {
    const { rows } = await publishedPosts(reader, { _start: '0', _end: String(inSitemap) })
    return { filling: { posts: await shownPosts(rows) } }
  },
}
