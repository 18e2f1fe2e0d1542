import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { CallSample } from './call-sample'
import { copy } from './copy'

/** The documentation: a quick start with the API of this server. */
function Developers({ language }: { language: SiteLanguage }) {
  const { heading, lead, reference, document, contents, chapters, rules, changes } = copy[language]
  return (
    <div className="site-width docs">
      <header>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className="hero-actions">
          <a className="button large primary" href="/api/docs">
            {reference}
          </a>
          <a className="button large" href="/api/openapi.json">
            {document}
          </a>
          <a className="button large" href={addressIn(language, '/changelog')}>
            {changes}
          </a>
        </p>
      </header>
      <nav aria-label={contents}>
        <p>{contents}</p>
        <ul>
          {[...chapters, { id: 'rules', heading: rules.heading }].map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="docs-body">
        {chapters.map(({ id, heading: title, text, samples: shown }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <p>{text}</p>
            {shown.map(({ of, text: message }) => (
              <figure key={of}>
                <CallSample of={of} label={title} />
                <figcaption>{message}</figcaption>
              </figure>
            ))}
          </section>
        ))}
        <section id="rules">
          <h2>{rules.heading}</h2>
          <dl>
            {rules.list.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

export const developers: SitePage = { path: '/developers', copy, Body: Developers }
