import { feedPart, listPart, sitemapPart } from './lists.server'
import { postPart } from './post-page.server'

/** The parts of the public site that posts provide. */
export const postsSite = { list: listPart, post: postPart, feed: feedPart, sitemap: sitemapPart }
