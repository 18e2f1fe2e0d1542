import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { Each, None, placeholder } from '#marketing/parts/placeholders'
import { PostCards } from './post-cards'
import { copy } from './copy'

/** Published posts, newest first; filled in by the server. */
function Blog({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <section className="hero">
      <div className="site-width">
        <div className="blog-head">
          <h1>{text.heading}</h1>
          <a className="button" href={addressIn(language, '/feed.xml')} type="application/atom+xml">
            {text.feed}
          </a>
        </div>
        <p className="lead">{text.lead}</p>
        <PostCards language={language} of="posts" />
        <None of="posts">
          <p className="lead">{text.none}</p>
        </None>
        <Paging language={language} />
      </div>
    </section>
  )
}

function Paging({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <nav className="paging" aria-label={text.paging}>
      <Each of="newer">
        <a className="button" rel="prev" href={placeholder('newer')}>
          {text.newer}
        </a>
      </Each>
      <p>
        {text.page} {placeholder('page')} {text.of} {placeholder('pages')}
      </p>
      <Each of="older">
        <a className="button" rel="next" href={placeholder('older')}>
          {text.older}
        </a>
      </Each>
    </nav>
  )
}

export const blog: SitePage = {
  path: '/blog',
  copy,
  Body: Blog,
  parts: { name: 'posts.list', behind: placeholder('behind') },
}
