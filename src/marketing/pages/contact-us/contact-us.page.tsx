import { brand } from '#text/brand'
import type { SiteLanguage } from '#marketing/base/language'
import type { SitePage } from '#marketing/base/page'
import { LetterForm } from '#marketing/parts/letter-form'
import { copy } from './copy'

function ContactUs({ language }: { language: SiteLanguage }) {
  const text = copy[language]
  return (
    <section className="hero">
      <div className="site-width contact">
        <div>
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <h2 className="small-heading">{text.offices}</h2>
          <ul className="offices">
            {brand.offices.map((office) => (
              <li key={office.en[0]}>
                <strong>{office[language][0]}</strong>
                {office[language][1]}
              </li>
            ))}
          </ul>
          <Map language={language} />
          <p className="quiet">{text.officesNote}</p>
        </div>
        <LetterForm language={language} to="/api/site/contact" copy={text} />
      </div>
    </section>
  )
}

/** A map with a coast, routes between the offices, and their locations. */
function Map({ language }: { language: SiteLanguage }) {
  const [item, two, three] = brand.offices.map(({ at }) => at.join(' '))
  return (
    <svg className="office-map" viewBox="0 0 420 220" role="img" aria-label={copy[language].map}>
      <path
        className="map-land"
        d="M20 120q30-70 90-76t80 22 60-30 90-8 60 60-30 70-80 34-90-14-90 20-90-78Z"
      />
      <path
        className="map-route"
        d={`M${item}Q200 20 ${two}M${two}Q300 130 ${three}M${three}Q160 170 ${item}`}
      />
      {brand.offices.map(({ at: [x, y], ...office }) => (
        <g key={office.en[0]}>
          <circle className="map-place" cx={x} cy={y} r="7" />
          <text x={x + 12} y={y + 5}>
            {office[language][0]}
          </text>
        </g>
      ))}
    </svg>
  )
}

export const contactUs: SitePage = { path: '/contact-us', copy, Body: ContactUs }
