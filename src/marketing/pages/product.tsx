import type { ReactNode } from 'react'
import type { SiteIcon } from '../icons/site-icons'
import { siteLanguages, type SiteLanguage } from '../base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import { linksOf } from '../frame/links'
import type { Figure, Question, SitePage } from '../base/page'
import { ApiCalls } from './developers/api-calls'
import type { samples } from './developers/samples'
import { CallToAction, Cards, Figures, Hero, Questions, Section, Steps, type LinkTo } from '../parts/sections'

interface Titled {
  readonly title: string
  readonly text: string
}

/** The texts of a product page, in one language. */
export interface ProductCopy {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly note?: string
  readonly figures: readonly Figure[]
  readonly features: { readonly heading: string; readonly cards: readonly Titled[] }
  readonly steps: { readonly heading: string; readonly list: readonly Titled[] }
  readonly proof?: { readonly heading: string; readonly lead: string }
  /** API calls for the product. */
  readonly api?: {
    readonly heading: string
    readonly lead: string
    readonly calls: readonly { readonly of: keyof typeof samples; readonly text: string }[]
  }
  readonly questions: readonly Question[]
  /** A page with a similar name. */
  readonly other?: { readonly text: string; readonly to: string; readonly label: string }
  readonly call: { readonly heading: string; readonly text: string }
}

/** The graphics of a product page. */
interface Drawings {
  /** The miniature in the hero. */
  readonly Miniature: (props: { language: SiteLanguage }) => ReactNode
  /** One per feature, in order. */
  readonly icons: readonly SiteIcon[]
  /** An interactive example. */
  readonly Proof?: (props: { language: SiteLanguage }) => ReactNode
}

const shared = {
  en: { product: 'Product', open: 'Open an account', prices: 'See the prices', questions: 'Questions' },
  cn: { product: '产品', open: '立即开户', prices: '查看价格', questions: '常见问题' },
} as const

const actionsIn = (language: SiteLanguage): LinkTo[] => [
  { to: appAddressIn(language, '/auth/register'), label: shared[language].open },
  { to: addressIn(language, '/pricing'), label: shared[language].prices },
]

/** A product page: hero, figures, features, how it works, example, API calls, questions, and sign-up. */
export function productPage(
  path: string,
  copy: Readonly<Record<SiteLanguage, ProductCopy>>,
  { Miniature, Proof, icons }: Drawings,
): SitePage {
  function Body({ language }: { language: SiteLanguage }) {
    const { heading, lead, note, figures, features, steps, proof, api, questions, call, other } =
      copy[language]
    const actions = actionsIn(language)
    return (
      <>
        <Hero heading={heading} lead={lead} actions={actions} note={note} eyebrow={shared[language].product}>
          <Miniature language={language} />
        </Hero>
        <Figures figures={figures} />
        <Section heading={features.heading}>
          <Cards cards={features.cards.map((card, index) => ({ ...card, icon: icons[index] }))} />
        </Section>
        <Section heading={steps.heading} band>
          <Steps steps={steps.list} />
        </Section>
        {proof && Proof && (
          <Section heading={proof.heading} lead={proof.lead}>
            <Proof language={language} />
          </Section>
        )}
        {api && (
          <section className="band">
            <ApiCalls language={language} {...api} />
          </section>
        )}
        <Section heading={shared[language].questions}>
          <Questions questions={questions} />
          {other && (
            <p className="quiet">
              {other.text} <a href={addressIn(language, other.to)}>{other.label}</a>
            </p>
          )}
        </Section>
        <CallToAction {...call} actions={api ? [...actions, ...linksOf(language, ['reference'])] : actions} />
      </>
    )
  }
  const by = <Value,>(of: (item: ProductCopy) => Value) =>
    Object.fromEntries(siteLanguages.map((language) => [language, of(copy[language])])) as Record<
      SiteLanguage,
      Value
    >
  return {
    path,
    Body,
    copy: by((item) => item),
    figures: by((item) => item.figures),
    questions: by((item) => item.questions),
  }
}
