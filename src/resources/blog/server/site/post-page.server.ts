import type { Filling } from '#server/base/fill'
import type { SitePart, SiteReading } from '#server/write/services/site-part'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { brand } from '#text/brand'
import { escaped } from '#text/escaped'
import { tagOf } from '#text/language-tag'
import { addressIn, previewAddress } from '#text/site-address'
import { asScript, thing } from '#text/structured-data'
import { posts, type Post } from '#resources/blog/posts.resource'
import { addressOf, publishedPosts, shownPosts, type ShownPost } from './shown.server'

/** Related posts are chosen among this many of the newest. */
const recent = 60
const maxRelated = 3

async function readPost({ reader, language, params, services }: SiteReading) {
  const post = await findOne(reader, posts, params['slug'] ?? '')
  if (post.status !== 'published') return undefined
  // A former slug redirects, and so does the slug of a post in the other language.
  if (post.language !== language || post.slug !== params['slug']) return { movedTo: addressOf(post) }
  const [other, related] = await Promise.all([translationOf(reader, post), relatedTo(reader, post)])
  const [shown] = await shownPosts([post])
  if (!shown) return undefined
  const origin = services.publicUrl
  const filling: Filling = {
    ...shown,
    title: shown.title,
    headTitle: post.seoTitle ?? shown.title,
    description: post.seoDescription ?? shown.excerpt,
    picture: pictureOf(origin, post),
    related,
    elsewhere: other ? addressOf(other) : addressIn(language === 'cn' ? 'en' : 'cn', '/blog'),
    alternates: alternatesOf(origin, other ? [post, other] : [post]),
    data: articleData(origin, shown, tagOf(language), previewAddress(language, '/blog')),
  }
  return { filling }
}

/**
 * The same post in the other language: its original, its translation, or another translation of the same original.
 */
async function translationOf(reader: Reader, { id, original, language }: Post): Promise<Post | undefined> {
  const group = original ?? id
  const range = { _start: '0', _end: '10' }
  const [first, others] = await Promise.all([
    publishedPosts(reader, { id: group, ...range }),
    publishedPosts(reader, { original: group, ...range }),
  ])
  const all = [...first.rows, ...others.rows]
  return all.find((post) => post.id !== id && post.language !== language)
}

/** Posts of the same language with the most tags in common, then the newest. */
async function relatedTo(reader: Reader, { id, language, tags }: Post): Promise<ShownPost[]> {
  const { rows } = await publishedPosts(reader, { language, _start: '0', _end: String(recent) })
  const shared = (post: Post) => post.tags.filter((tag) => tags.includes(tag)).length
  const related = rows
    .filter((row) => row.id !== id)
    .toSorted((record, other) => shared(other) - shared(record))
    .slice(0, maxRelated)
  return shownPosts(related)
}

/** The `hreflang` links of a post's languages. */
const alternatesOf = (origin: string, all: readonly Post[]): string =>
  all
    .map((post) => [tagOf(post.language), origin + addressOf(post)] as const)
    .flatMap(([tag, address]) =>
      tag === 'en'
        ? [
            [tag, address],
            ['x-default', address],
          ]
        : [[tag, address]],
    )
    .map(([tag = '', address = '']) => `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`)
    .join('')

/** The absolute URL of the cover for link previews, which do not show SVG. */
function pictureOf(origin: string, { cover }: Pick<Post, 'cover'>): string | false {
  if (!cover) return false
  const address = new URL(cover, origin)
  return !address.pathname.endsWith('.svg') && address.href
}

/** The structured data of a post for search engines; a post without a cover has the default image of the blog. */
const articleData = (
  origin: string,
  { path, title, excerpt, published, changed, ...post }: ShownPost,
  inLanguage: string,
  standIn: string,
) =>
  asScript(
    thing('Article', {
      headline: title,
      description: excerpt,
      inLanguage,
      datePublished: published,
      dateModified: changed,
      image: new URL(typeof post['cover'] === 'string' ? post['cover'] : standIn, origin).href,
      ...(post['author'] ? { author: { '@type': 'Person', name: post['author'] } } : {}),
      publisher: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
      mainEntityOfPage: origin + path,
    }),
  )

/** A published post by its slug. */
export const postPart: SitePart = { of: ['posts'], named: () => '', read: readPost }
