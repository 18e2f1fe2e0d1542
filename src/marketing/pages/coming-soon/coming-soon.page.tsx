import { daysUntil } from '#marketing/frame/days'
import type { SiteLanguage } from '#marketing/base/language'
import type { SitePage } from '#marketing/base/page'
import { EmailField, SiteForm } from '#marketing/parts/form'
import { words } from './words'

/** When what is announced begins: the first moment of a month, in UTC. */
export const begins = '2027-03-01T00:00:00Z'

function ComingSoon({ language }: { language: SiteLanguage }) {
  const said = words[language]
  return (
    <section className="hero">
      <div className="site-width coming-soon">
        <p className="eyebrow">{said.eyebrow}</p>
        <h1>{said.heading}</h1>
        <p className="lead">{said.lead}</p>
        <p className="countdown">
          {daysUntil(begins) > 0 ? (
            <time dateTime={begins} data-days={said.days} data-passed={said.passed}>
              {said.begins}
            </time>
          ) : (
            said.passed
          )}
        </p>
        <SiteForm language={language} to="/api/site/notify" words={said}>
          <EmailField language={language} />
        </SiteForm>
      </div>
    </section>
  )
}

export const comingSoon: SitePage = { path: '/coming-soon', words, Body: ComingSoon }
