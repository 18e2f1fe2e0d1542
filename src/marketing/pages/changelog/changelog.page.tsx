import type { SiteLanguage } from '#marketing/base/language'
import { tagOf } from '#marketing/base/language'
import type { SitePage } from '#marketing/base/page'
import { releases } from './releases'

const copy = {
  en: {
    title: 'Changelog',
    description: 'What each version of the product has brought.',
    heading: 'Changelog',
    lead: 'What each version of the product has brought, the newest first.',
    version: 'Version',
  },
  cn: {
    title: '更新日志',
    description: '产品每个版本带来的变化，最新的在前。',
    heading: '更新日志',
    lead: '产品每个版本带来的变化，最新的在前。',
    version: '版本',
  },
} as const

const dayIn = (language: SiteLanguage, day: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : tagOf[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

/** The changelog, version by version. */
function Changelog({ language }: { language: SiteLanguage }) {
  const { heading, lead, version } = copy[language]
  return (
    <div className="site-width docs">
      <header>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      {releases.map((release) => (
        <article key={release.version} id={release.version} className="release">
          <div>
            <h2>
              {version} {release.version}
            </h2>
            <p className="quiet">
              <time dateTime={release.day}>{dayIn(language, release.day)}</time>
            </p>
          </div>
          <div className="docs-body">
            {release.groups[language].map(({ title, lines }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}

export const changelog: SitePage = { path: '/changelog', copy, Body: Changelog }
