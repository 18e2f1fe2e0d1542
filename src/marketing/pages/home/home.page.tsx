import { Coverage } from '#marketing/coverage/coverage'
import { CalculatorIsland } from '#marketing/calculator/calculator-island'
import type { SiteLanguage } from '#marketing/base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import { frameWords, productPaths } from '#marketing/frame/words'
import { Balances, CardWithLimits, LockedQuote } from '#marketing/miniatures/products'
import type { SitePage } from '#marketing/base/page'
import { CallToAction, Cards, Figures, Hero, Questions, Section, Steps } from '#marketing/parts/sections'
import { ApiCalls } from '../developers/api-calls'
import { words } from './words'

const drawings = (language: SiteLanguage) =>
  ({
    '/global-accounts': { icon: 'bank' },
    '/cards': { icon: 'credit-card' },
    '/transfers': { icon: 'paper-plane-tilt' },
    '/payments': { icon: 'storefront' },
    '/transactional-fx': { icon: 'arrows-left-right', picture: <LockedQuote language={language} /> },
    '/payouts': { icon: 'stack' },
    '/issuing': { icon: 'identification-card', picture: <CardWithLimits language={language} /> },
  }) as const

function Home({ language }: { language: SiteLanguage }) {
  const said = words[language]
  const register = { to: appAddressIn(language, '/auth/register'), label: said.open }
  const cards = productPaths.map((path) => ({
    title: frameWords[language].pages[path][0],
    text: said.teasers[path],
    to: addressIn(language, path),
    ...drawings(language)[path],
  }))
  return (
    <>
      <Hero
        heading={said.heading}
        lead={said.lead}
        actions={[register, { to: '#products', label: said.look }]}
        note={said.note}
      >
        <Balances language={language} />
      </Hero>
      <Figures figures={said.figures} />
      <Section id="products" {...said.products}>
        <Cards cards={cards} />
      </Section>
      <Section heading={said.steps.heading} band>
        <Steps steps={said.steps.list} />
      </Section>
      <Section {...said.proof}>
        <CalculatorIsland language={language} start={{ validity: 60 }} />
      </Section>
      <Section {...said.coverage} band>
        <Coverage language={language} figures={said.figures.slice(0, 3)} />
      </Section>
      <section>
        <ApiCalls language={language} {...said.developers} calls={[{ of: 'quote' }]} />
      </section>
      <Section heading={said.questions.heading}>
        <Questions questions={said.questions.list} />
      </Section>
      <CallToAction
        {...said.call}
        actions={[register, { to: addressIn(language, '/pricing'), label: said.prices }]}
      />
    </>
  )
}

export const home: SitePage = {
  path: '/',
  words,
  Body: Home,
  figures: { en: words.en.figures, cn: words.cn.figures },
  questions: { en: words.en.questions.list, cn: words.cn.questions.list },
}
