import { textOfHtml } from '#server/features/mail/text-of-html'
import type { Reader } from '#server/read/list'
import type { Filling } from '#server/base/fill'
import { listForVisitor } from '#server/write/services/visitor'
import { cleanTexts } from '#server/base/parsing/clean-text'
import { dayTagOf } from '#text/language-tag'
import { minutesOf } from '#text/reading-time'
import { addressIn } from '#text/site-address'
import { posts, type Post } from '#resources/blog/posts.resource'

/** The path of a post on the public site. */
export const addressOf = ({ language, slug }: Pick<Post, 'language' | 'slug'>): string =>
  addressIn(language, `/blog/${slug}`)

/** A published post as the public site shows it. */
export interface ShownPost extends Filling {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly tags: readonly { readonly tag: string }[]
  readonly published: string
  readonly changed: string
}

/**
 * Posts as the public site shows them; a body that exceeds the limits of formatted text, as old ones may, is left
 * out.
 */
export async function shownPosts(shown: readonly Post[]): Promise<ShownPost[]> {
  const cleaned = await cleanTexts(shown.map(({ body }) => body))
  return shown.map((post) => shownPost(post, cleaned.get(post.body) ?? ''))
}

function shownPost(post: Post, body: string): ShownPost {
  const published = post.publishAt ?? post.updatedAt
  const day = new Intl.DateTimeFormat(dayTagOf(post.language), { dateStyle: 'long', timeZone: 'UTC' })
  return {
    path: addressOf(post),
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    body,
    cover: post.cover,
    author: post.byline,
    tags: post.tags.map((tag) => ({ tag })),
    published,
    changed: post.updatedAt > published ? post.updatedAt : published,
    day: published.slice(0, 10),
    date: day.format(new Date(published)),
    minutes: minutesOf(textOfHtml(body)),
  }
}

/** Published posts, newest first; `more` adds parameters of the list query. */
export async function publishedPosts(reader: Reader, more: Readonly<Record<string, string>>) {
  const { rows, total = 0 } = await listForVisitor(reader, posts, {
    status: 'published',
    _sort: 'publishAt',
    _order: 'desc',
    ...more,
  })
  return { rows, total }
}
