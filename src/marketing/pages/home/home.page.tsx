import { Coverage } from '#marketing/coverage/coverage'
import { CalculatorIsland } from '#marketing/calculator/calculator-island'
import type { SiteLanguage } from '#marketing/base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import { frameCopy, productPaths } from '#marketing/frame/copy'
import { Balances, CardWithLimits, LockedQuote } from '#marketing/miniatures/products'
import type { SitePage } from '#marketing/base/page'
import { CallToAction, Cards, Figures, Hero, Questions, Section, Steps } from '#marketing/parts/sections'
import { ApiCalls } from '../developers/api-calls'
import { copy } from './copy'

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
  const text = copy[language]
  const register = { to: appAddressIn(language, '/auth/register'), label: text.open }
  const cards = productPaths.map((path) => ({
    title: frameCopy[language].pages[path][0],
    text: text.teasers[path],
    to: addressIn(language, path),
    ...drawings(language)[path],
  }))
  return (
    <>
      <Hero
        heading={text.heading}
        lead={text.lead}
        actions={[register, { to: '#products', label: text.look }]}
        note={text.note}
      >
        <Balances language={language} />
      </Hero>
      <Figures figures={text.figures} />
      <Section id="products" {...text.products}>
        <Cards cards={cards} />
      </Section>
      <Section heading={text.steps.heading} band>
        <Steps steps={text.steps.list} />
      </Section>
      <Section {...text.proof}>
        <CalculatorIsland language={language} start={{ validity: 60 }} />
      </Section>
      <Section {...text.coverage} band>
        <Coverage language={language} figures={text.figures.slice(0, 3)} />
      </Section>
      <section>
        <ApiCalls language={language} {...text.developers} calls={[{ of: 'quote' }]} />
      </section>
      <Section heading={text.questions.heading}>
        <Questions questions={text.questions.list} />
      </Section>
      <CallToAction
        {...text.call}
        actions={[register, { to: addressIn(language, '/pricing'), label: text.prices }]}
      />
    </>
  )
}

export const home: SitePage = {
  path: '/',
  copy,
  Body: Home,
  figures: { en: copy.en.figures, cn: copy.cn.figures },
  questions: { en: copy.en.questions.list, cn: copy.cn.questions.list },
}
