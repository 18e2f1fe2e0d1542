import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { LetterForm } from '#marketing/parts/letter-form'
import { Each, markup, place } from '#marketing/parts/places'
import { categories, words } from './words'

interface InLanguage {
  readonly language: SiteLanguage
}

/** Questions and answers: the server fills in those that are published. Searching works by the address, and live with the script. */
function Faqs({ language }: InLanguage) {
  const said = words[language]
  return (
    <>
      <section className="hero faq-hero">
        <div className="site-width">
          <h1>{said.heading}</h1>
          <p className="lead">{said.lead}</p>
          <Search language={language} />
        </div>
      </section>
      <div className="site-width faq" data-island="faqs">
        <nav className="faq-categories" aria-label={said.categories}>
          {categories.map((name) => (
            <a key={name} href={`#${name}`} data-found={place(`${name}.count`)}>
              {said.names[name]} <span data-count={name}>{place(`${name}.count`)}</span>
            </a>
          ))}
        </nav>
        <div>
          {categories.map((name) => (
            <Category key={name} name={name} language={language} />
          ))}
          <div className="faq-none" data-none={place('isNone')}>
            <h2>{said.noneTitle}</h2>
            <p>{said.noneText}</p>
            <p className="hero-actions">
              <a className="button large primary" href="#ask">
                {said.ask}
              </a>
              <a className="button large" href={addressIn(language, '/faqs')} data-clear="">
                {said.clear}
              </a>
            </p>
          </div>
        </div>
      </div>
      <section className="band" id="ask">
        <div className="site-width contact">
          <div>
            <h2>{said.formHeading}</h2>
            <p className="lead">{said.formText}</p>
          </div>
          <LetterForm language={language} to="/api/site/question" words={said} />
        </div>
      </section>
    </>
  )
}

function Search({ language }: InLanguage) {
  const said = words[language]
  return (
    <search>
      <form className="faq-search" action={addressIn(language, '/faqs')} method="get">
        <input
          type="search"
          name="q"
          aria-label={said.search}
          placeholder={said.search}
          defaultValue={place('q')}
          maxLength={120}
          autoComplete="off"
        />
        <button className="button primary large">{said.find}</button>
      </form>
      <p className="faq-found" role="status" data-q={place('q')}>
        <strong data-count="all">{place('found')}</strong> {said.of} {place('total')} {said.match}
      </p>
    </search>
  )
}

function Category({ name, language }: InLanguage & { name: (typeof categories)[number] }) {
  const { names, link, copied } = words[language]
  return (
    <section className="faq-category" id={name} data-found={place(`${name}.count`)}>
      <h2>{names[name]}</h2>
      <div className="questions">
        <Each of={`${name}.questions`}>
          <details>
            <summary>{place('question')}</summary>
            <div id={place('slug')} className="faq-answer">
              <div className="faq-text">{markup('answer')}</div>
              <a className="faq-link" href={`#${place('slug')}`} data-copied={copied}>
                {link}
              </a>
            </div>
          </details>
        </Each>
      </div>
    </section>
  )
}

export const faqs: SitePage = {
  path: '/faqs',
  words,
  Body: Faqs,
  parts: { name: 'questions.faqs', hasData: true },
}
