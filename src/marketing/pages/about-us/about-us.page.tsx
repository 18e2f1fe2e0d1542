import type { SiteLanguage } from '#marketing/base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import { Balances } from '#marketing/miniatures/products'
import type { SitePage } from '#marketing/base/page'
import { CallToAction, Cards, Figures, Hero, Section } from '#marketing/parts/sections'
import { copy } from './copy'

/** The initials of a name; for Chinese names the first character. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')

function AboutUs({ language }: { language: SiteLanguage }) {
  const { heading, lead, figures, story, licences, team, call } = copy[language]
  const actions = [
    { to: appAddressIn(language, '/auth/register'), label: call.open },
    { to: addressIn(language, '/pricing'), label: call.look },
  ]
  return (
    <>
      <Hero heading={heading} lead={lead} actions={actions}>
        <Balances language={language} />
      </Hero>
      <Figures figures={figures} />
      <Section heading={story.heading}>
        <Cards cards={story.cards} />
      </Section>
      <Section heading={licences.heading} band>
        <Cards cards={licences.cards} />
      </Section>
      <Section heading={team.heading} lead={team.lead}>
        <ul className="team">
          {team.people.map(({ name, role, text }) => (
            <li key={name} className="sheet">
              <span className="initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <h3>{name}</h3>
              <p className="team-role">{role}</p>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction heading={call.heading} text={call.text} actions={actions} />
    </>
  )
}

export const aboutUs: SitePage = { path: '/about-us', copy, Body: AboutUs }
