import { brand } from '#text/brand'
import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import { linksOf, type SiteLink } from './links'
import { frameWords, productPaths } from './words'

/** The foot of every page: all pages, the company, its licences and its filing. */
export function Footer({ language }: { language: SiteLanguage }) {
  const words = frameWords[language]
  const products = productPaths.map((to) => ({ to: addressIn(language, to), label: words.pages[to][0] }))
  return (
    <footer className="site-foot">
      <div className="site-width">
        <div className="site-foot-columns">
          <Column title={words.products} links={products} />
          <Column
            title={words.developers}
            links={linksOf(language, ['docs', 'reference', 'changelog', 'templates'])}
          />
          <Column
            title={words.company}
            links={linksOf(language, ['about', 'contact', 'faqs', 'blog', 'pricing', 'payment', 'soon'])}
          />
          <section>
            <h2>{words.legal}</h2>
            <p>{words.licence}</p>
            <Links links={linksOf(language, ['terms', 'privacy', 'cookies', 'security'])} />
          </section>
        </div>
        <div className="site-foot-line">
          <p>© {brand.company}</p>
          <p>
            <a href={brand.filingAddress} rel="noreferrer">
              {language === 'cn' ? brand.filingInChinese : brand.filing}
            </a>
          </p>
        </div>
      </div>
    </footer>
  )
}

const Column = ({ title, links }: { title: string; links: readonly SiteLink[] }) => (
  <section>
    <h2>{title}</h2>
    <Links links={links} />
  </section>
)

const Links = ({ links }: { links: readonly SiteLink[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={label}>
        <a href={to}>{label}</a>
      </li>
    ))}
  </ul>
)
