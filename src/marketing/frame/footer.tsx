import { brand } from '#text/brand'
import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import { linksOf, type SiteLink } from './links'
import { frameCopy, productPaths } from './copy'

/** The footer of every page: links, company, licences and filing. */
export function Footer({ language }: { language: SiteLanguage }) {
  const copy = frameCopy[language]
  const products = productPaths.map((to) => ({ to: addressIn(language, to), label: copy.pages[to][0] }))
  return (
    <footer className="site-foot">
      <div className="site-width">
        <div className="site-foot-columns">
          <Column title={copy.products} links={products} />
          <Column
            title={copy.developers}
            links={linksOf(language, ['docs', 'reference', 'changelog', 'templates'])}
          />
          <Column
            title={copy.company}
            links={linksOf(language, ['about', 'contact', 'faqs', 'blog', 'pricing', 'payment', 'soon'])}
          />
          <section>
            <h2>{copy.legal}</h2>
            <p>{copy.licence}</p>
            <Links links={linksOf(language, ['terms', 'privacy', 'cookies', 'security', 'status'])} />
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
