import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { Each, markup, placeholder } from '#marketing/parts/placeholders'
import { Cover } from './cover'
import { PostCards } from './post-cards'
import { copy } from './copy'

/** A post; filled in by the server. */
function Post({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <>
      <article className="post">
        <header>
          <p className="eyebrow">
            <a href={addressIn(language, '/blog')}>{text.back}</a>
          </p>
          <h1>{placeholder('title')}</h1>
          <p className="lead">{placeholder('excerpt')}</p>
          <p className="post-facts">
            <Each of="author">
              <span>
                {text.by} {placeholder('author')}
              </span>
            </Each>
            <time dateTime={placeholder('day')}>{placeholder('date')}</time>
            <span>
              {placeholder('minutes')} {text.minutes}
            </span>
          </p>
        </header>
        <Each of="cover">
          <Cover className="post-cover" width={1200} height={450} />
        </Each>
        <div className="post-body">{markup('body')}</div>
        <ul className="post-tags">
          <Each of="tags">
            <li>{placeholder('tag')}</li>
          </Each>
        </ul>
      </article>
      <section className="band">
        <div className="site-width">
          <h2 className="small-heading">{text.related}</h2>
          <PostCards language={language} of="related" />
        </div>
      </section>
    </>
  )
}

const head = { title: placeholder('headTitle'), description: placeholder('description') }

export const post: SitePage = {
  path: '/blog/:slug',
  copy: { en: head, cn: head },
  Body: Post,
  elsewhere: placeholder('elsewhere'),
  article: { published: placeholder('published'), changed: placeholder('changed'), picture: 'picture' },
  parts: { name: 'posts.post', hasData: true, alternates: markup('alternates') },
}
