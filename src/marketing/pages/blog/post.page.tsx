import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { Each, markup, place } from '#marketing/parts/places'
import { Cover } from './cover'
import { PostCards } from './post-cards'
import { words } from './words'

/** A post: the server fills it in. */
function Post({ language }: { language: SiteLanguage }) {
  const said = words[language]
  return (
    <>
      <article className="post">
        <header>
          <p className="eyebrow">
            <a href={addressIn(language, '/blog')}>{said.back}</a>
          </p>
          <h1>{place('title')}</h1>
          <p className="lead">{place('excerpt')}</p>
          <p className="post-facts">
            <Each of="author">
              <span>
                {said.by} {place('author')}
              </span>
            </Each>
            <time dateTime={place('day')}>{place('date')}</time>
            <span>
              {place('minutes')} {said.minutes}
            </span>
          </p>
        </header>
        <Each of="cover">
          <Cover className="post-cover" width={1200} height={450} />
        </Each>
        <div className="post-body">{markup('body')}</div>
        <ul className="post-tags">
          <Each of="tags">
            <li>{place('tag')}</li>
          </Each>
        </ul>
      </article>
      <section className="band">
        <div className="site-width">
          <h2 className="small-heading">{said.related}</h2>
          <PostCards language={language} of="related" />
        </div>
      </section>
    </>
  )
}

const head = { title: place('headTitle'), description: place('description') }

export const post: SitePage = {
  path: '/blog/:slug',
  words: { en: head, cn: head },
  Body: Post,
  elsewhere: place('elsewhere'),
  article: { published: place('published'), changed: place('changed'), picture: 'picture' },
  parts: { name: 'posts.post', hasData: true, alternates: markup('alternates') },
}
