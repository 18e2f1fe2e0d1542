import { feedPart, listPart, sitemapPart } from './lists.server'
import { postPart } from './post-page.server'

/** What posts give to the public site. */
export const postsSite = { list: listPart, post: postPart, feed: feedPart, sitemap: sitemapPart }
