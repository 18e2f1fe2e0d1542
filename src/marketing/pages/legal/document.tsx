import type { ComponentType } from 'react'
import type { SiteLanguage } from '#marketing/base/language'
import type { PageCopy, SitePage } from '#marketing/base/page'
import { addressIn } from '#text/site-address'
import { frameCopy } from '#marketing/frame/copy'

/** A section: its title, paragraphs, and a list of terms. */
export interface Section {
  readonly title: string
  readonly text: readonly string[]
  readonly list?: readonly (readonly [term: string, meaning: string])[]
}

/** A legal document in one language. */
export interface DocumentCopy extends PageCopy {
  readonly heading: string
  readonly lead: string
  readonly sections: readonly Section[]
}

const others = ['terms', 'privacy', 'cookies', 'security', 'status'] as const

/**
 * A legal page, with links to the others.
 * @param Top what stands above the sections
 */
export function documentPage(
  path: `/${(typeof others)[number]}`,
  copy: Readonly<Record<SiteLanguage, DocumentCopy>>,
  Top?: ComponentType<{ language: SiteLanguage }>,
): SitePage {
  function Document({ language }: { language: SiteLanguage }) {
    const { heading, lead, sections } = copy[language]
    const { legal, links } = frameCopy[language]
    return (
      <div className="site-width docs">
        <header>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </header>
        <nav aria-label={legal}>
          {others.map((name) => (
            <a
              key={name}
              href={addressIn(language, `/${name}`)}
              aria-current={path === `/${name}` ? 'page' : undefined}
            >
              {links[name]}
            </a>
          ))}
        </nav>
        <div className="docs-body">
          {Top && <Top language={language} />}
          {sections.map((section) => (
            <Part key={section.title} {...section} />
          ))}
        </div>
      </div>
    )
  }
  return { path, copy, Body: Document }
}

function Part({ title, text, list }: Section) {
  return (
    <section>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <dl>
          {list.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
