import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { Each, None, place } from '#marketing/parts/places'
import { PostCards } from './post-cards'
import { words } from './words'

/** Posts that are published, the newest first; the server fills them in. */
function Blog({ language }: { language: SiteLanguage }) {
  const said = words[language]
  return (
    <section className="hero">
      <div className="site-width">
        <div className="blog-head">
          <h1>{said.heading}</h1>
          <a className="button" href={addressIn(language, '/feed.xml')} type="application/atom+xml">
            {said.feed}
          </a>
        </div>
        <p className="lead">{said.lead}</p>
        <PostCards language={language} of="posts" />
        <None of="posts">
          <p className="lead">{said.none}</p>
        </None>
        <Paging language={language} />
      </div>
    </section>
  )
}

function Paging({ language }: { language: SiteLanguage }) {
  const said = words[language]
  return (
    <nav className="paging" aria-label={said.paging}>
      <Each of="newer">
        <a className="button" rel="prev" href={place('newer')}>
          {said.newer}
        </a>
      </Each>
      <p>
        {said.page} {place('page')} {said.of} {place('pages')}
      </p>
      <Each of="older">
        <a className="button" rel="next" href={place('older')}>
          {said.older}
        </a>
      </Each>
    </nav>
  )
}

export const blog: SitePage = {
  path: '/blog',
  words,
  Body: Blog,
  parts: { name: 'posts.list', behind: place('behind') },
}
