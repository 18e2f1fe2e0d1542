import { brand } from '#text/brand'
import { siteLanguages, tagOf, type SiteLanguage } from '../base/language'
import { languageCookie } from '#text/language-cookie'
import { addressIn, appAddressIn } from '#text/site-address'
import { BrandMark } from './brand-mark'
import { LanguageName } from './language-name'
import { linksOf, type SiteLink } from './links'
import { ModeButton } from './mode-button'
import { frameCopy, productPaths } from './copy'

interface HeaderProps {
  readonly language: SiteLanguage
  /** The path of the page in English, which the language switch keeps. */
  readonly path: string
  /** The target of the language switch instead. */
  readonly elsewhere?: string | undefined
}

/** The header of every page. Its menus are `details` elements, so that they open without JavaScript. */
export function Header({ language, path, elsewhere }: HeaderProps) {
  const copy = frameCopy[language]
  const products = productPaths.map((to) => {
    const [label, note] = copy.pages[to]
    return { to: addressIn(language, to), label, note }
  })
  const here = addressIn(language, path)
  const menus = [
    { label: copy.products, links: products },
    { label: copy.developers, links: linksOf(language, ['docs', 'reference']) },
    { label: copy.company, links: linksOf(language, ['about', 'contact', 'faqs', 'pricing']) },
  ]
  const home = addressIn(language, '/')
  const logIn = appAddressIn(language, '/auth/login')
  return (
    <header className="site-head">
      <div className="site-width">
        <a className="site-brand" href={home}>
          <BrandMark />
          {brand.name}
        </a>
        <details className="site-menu">
          <summary className="site-menu-button" aria-label={copy.menu}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </summary>
          <nav aria-label={copy.main}>
            <a className="site-nav-item" href={home} aria-current={here === home ? 'page' : undefined}>
              {copy.home}
            </a>
            {menus.map((menu) => (
              <Menu key={menu.label} {...menu} here={here} />
            ))}
            <a className="site-nav-item site-narrow" href={logIn}>
              {copy.logIn}
            </a>
            <ModeButton language={language} className="site-nav-item site-narrow" />
          </nav>
        </details>
        <div className="site-actions">
          <LanguageLinks language={language} path={path} elsewhere={elsewhere} />
          <ModeButton language={language} className="site-mode site-wide" isIcon />
          <a className="button site-wide" href={logIn}>
            {copy.logIn}
          </a>
          <a className="button primary" href={appAddressIn(language, '/auth/register')}>
            {copy.register}
          </a>
        </div>
      </div>
    </header>
  )
}

interface MenuProps {
  readonly label: string
  readonly links: readonly (SiteLink & { readonly note?: string })[]
  readonly here: string
}

const Menu = ({ label, links, here }: MenuProps) => (
  <details className="site-submenu" name="site-menu">
    <summary className="site-nav-item">{label}</summary>
    <ul>
      {links.map(({ to, label: text, note }) => (
        <li key={text}>
          <a href={to} aria-current={here === to ? 'page' : undefined}>
            {text}
            {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  </details>
)

/** The same page in the other languages; the script stores the chosen one. */
const LanguageLinks = ({ language, path, elsewhere }: HeaderProps) =>
  siteLanguages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        className="site-language"
        href={elsewhere ?? addressIn(other, path)}
        hrefLang={tagOf[other]}
        lang={tagOf[other]}
        data-cookie={languageCookie(other)}
      >
        <LanguageName language={other} />
      </a>
    ))
