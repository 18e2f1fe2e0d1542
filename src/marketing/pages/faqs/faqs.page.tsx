import type { SiteLanguage } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '#marketing/base/page'
import { LetterForm } from '#marketing/parts/letter-form'
import { Each, markup, placeholder } from '#marketing/parts/placeholders'
import { categories, copy } from './copy'

interface InLanguage {
  readonly language: SiteLanguage
}

/**
 * Frequently asked questions; the server fills in the published ones. Search works by the URL, and while typing with
 * JavaScript.
 */
function Faqs({ language }: InLanguage) {
  const text = copy[language]
  return (
    <>
      <section className="hero faq-hero">
        <div className="site-width">
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          <Search language={language} />
        </div>
      </section>
      <div className="site-width faq" data-island="faqs">
        <nav className="faq-categories" aria-label={text.categories}>
          {categories.map((name) => (
            <a key={name} href={`#${name}`} data-found={placeholder(`${name}.count`)}>
              {text.names[name]} <span data-count={name}>{placeholder(`${name}.count`)}</span>
            </a>
          ))}
        </nav>
        <div>
          {categories.map((name) => (
            <Category key={name} name={name} language={language} />
          ))}
          <div className="faq-none" data-none={placeholder('isNone')}>
            <h2>{text.noneTitle}</h2>
            <p>{text.noneText}</p>
            <p className="hero-actions">
              <a className="button large primary" href="#ask">
                {text.ask}
              </a>
              <a className="button large" href={addressIn(language, '/faqs')} data-clear="">
                {text.clear}
              </a>
            </p>
          </div>
        </div>
      </div>
      <section className="band" id="ask">
        <div className="site-width contact">
          <div>
            <h2>{text.formHeading}</h2>
            <p className="lead">{text.formText}</p>
          </div>
          <LetterForm language={language} to="/api/site/question" copy={text} />
        </div>
      </section>
    </>
  )
}

function Search({ language }: InLanguage) {
  const text = copy[language]
  return (
    <search>
      <form className="faq-search" action={addressIn(language, '/faqs')} method="get">
        <input
          type="search"
          name="q"
          aria-label={text.search}
          placeholder={text.search}
          defaultValue={placeholder('q')}
          maxLength={120}
          autoComplete="off"
        />
        <button className="button primary large">{text.find}</button>
      </form>
      <p className="faq-found" role="status" data-q={placeholder('q')}>
        <strong data-count="all">{placeholder('found')}</strong> {text.of} {placeholder('total')} {text.match}
      </p>
    </search>
  )
}

function Category({ name, language }: InLanguage & { name: (typeof categories)[number] }) {
  const { names, link, copied } = copy[language]
  return (
    <section className="faq-category" id={name} data-found={placeholder(`${name}.count`)}>
      <h2>{names[name]}</h2>
      <div className="questions">
        <Each of={`${name}.questions`}>
          <details>
            <summary>{placeholder('question')}</summary>
            <div id={placeholder('slug')} className="faq-answer">
              <div className="faq-text">{markup('answer')}</div>
              <a className="faq-link" href={`#${placeholder('slug')}`} data-copied={copied}>
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
  copy,
  Body: Faqs,
  parts: { name: 'questions.faqs', hasData: true },
}
