import { siteLanguages, type SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { PageCopy, SitePage } from '#marketing/base/page'
import { copy } from './copy'

type ErrorKind = 'refused' | 'notFound' | 'broken' | 'maintenance'

interface ErrorCopyProps {
  readonly language: SiteLanguage
  readonly kind: ErrorKind
  readonly code?: string | undefined
}

function ErrorCopy({ language, kind, code }: ErrorCopyProps) {
  const text = copy[language]
  return (
    <section className="error">
      <div className="site-width">
        <Detour />
        {code && <p className="eyebrow">{code}</p>}
        <h1>{text[`${kind}Title`]}</h1>
        <p className="lead">{text[kind]}</p>
        <p className="hero-actions">
          <a className="button large primary" href={addressIn(language, '/')}>
            {text.home}
          </a>
        </p>
      </div>
    </section>
  )
}

/** A broken route. */
const Detour = () => (
  <svg className="error-picture" viewBox="0 0 320 120" width="320" height="120" aria-hidden="true">
    <path className="map-route" d="M24 96C90 8 150 8 186 56" />
    <path className="error-gap" d="M196 72l20 20m0-20l-20 20" />
    <circle className="map-place" cx="24" cy="96" r="8" />
    <circle className="error-end" cx="296" cy="40" r="8" />
  </svg>
)

/** An error page of the site, which is excluded from search engines. */
function errorPage(path: string, kind: ErrorKind, code?: string): SitePage {
  const text = (language: SiteLanguage): PageCopy => ({
    title: copy[language][`${kind}Title`],
    description: copy[language][kind],
  })
  return {
    path,
    copy: Object.fromEntries(siteLanguages.map((language) => [language, text(language)])) as SitePage['copy'],
    Body: ({ language }) => <ErrorCopy language={language} kind={kind} code={code} />,
    isAside: true,
  }
}

export const errorPages: readonly SitePage[] = [
  errorPage('/403', 'refused', '403'),
  errorPage('/404', 'notFound', '404'),
  errorPage('/500', 'broken', '500'),
  errorPage('/maintenance', 'maintenance'),
]
