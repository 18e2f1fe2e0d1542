import { daysUntil } from '#marketing/frame/days'
import type { SiteLanguage } from '#marketing/base/language'
import type { SitePage } from '#marketing/base/page'
import { EmailField, SiteForm } from '#marketing/parts/form'
import { copy } from './copy'

/** When the announced feature starts: the first moment of a month, in UTC. */
export const begins = '2027-03-01T00:00:00Z'

function ComingSoon({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <section className="hero">
      <div className="site-width coming-soon">
        <p className="eyebrow">{text.eyebrow}</p>
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
        <p className="countdown">
          {daysUntil(begins) > 0 ? (
            <time dateTime={begins} data-days={text.days} data-passed={text.passed}>
              {text.begins}
            </time>
          ) : (
            text.passed
          )}
        </p>
        <SiteForm language={language} to="/api/site/notify" copy={text}>
          <EmailField language={language} />
        </SiteForm>
      </div>
    </section>
  )
}

export const comingSoon: SitePage = { path: '/coming-soon', copy, Body: ComingSoon }
