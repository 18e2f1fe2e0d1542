import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { yearlyDiscount } from '#money/plans'
import { fxCalls } from '#resources/banking/fx.wire'
import { siteLanguages, type SiteLanguage } from '../base/language'
import { renderSite } from '../render/render'
import { readerOf } from '../render/site-text'
import { claims } from './claims'

/** The claims of the site, as quoted from the specification. */
const specification = readFileSync(join(import.meta.dirname, 'specification.txt'), 'utf8')
const read = readerOf(renderSite())

interface Statement {
  /** Matches the claim in the specification; its groups are the figures. */
  readonly claim: RegExp
  readonly path: string
  /** How the page states it in a language, given the figures; other languages do not state it. */
  readonly says: Partial<Record<SiteLanguage, (...figures: string[]) => RegExp>>
}

/** A figure and its label, which may be in separate elements and in either order. */
const beside = (figure: string, word: string) => {
  const [item, other] = [figure.replaceAll('+', String.raw`\+`), word]
  return new RegExp(`(?<![\\d,])${item}.{0,40}${other}|${other}.{0,30}(?<![\\d,])${item}`)
}
const both = (english: string, chinese: string): Statement['says'] => ({
  en: (figure) => beside(figure, english),
  cn: (figure) => beside(figure, chinese),
})
const units: Readonly<Record<string, string>> = { minute: '分钟', hours: '小时' }
const inChinese = (time: string) => time.replaceAll(/[a-z]+/g, (unit) => units[unit] ?? unit)

const allStatements: readonly Statement[] = [
  { claim: /local accounts in (\S+) countries/, path: '/global-accounts', says: both('countries', '个国家') },
  { claim: /local accounts in (\S+) countries/, path: '/', says: both('countries', '个国家') },
  { claim: /local transfers in (\S+) countries/, path: '/transfers', says: both('countries', '个国家') },
  {
    claim: /acceptance of payments in (\S+) countries/,
    path: '/payments',
    says: both('countries', '个国家'),
  },
  { claim: /yearly saves (\d+%)/, path: '/pricing', says: both('early', '年') },
  {
    claim: /validity is (\d+ minute) to (\d+ hours)/,
    path: '/transactional-fx',
    says: {
      en: (from, to) => new RegExp(`${from} to ${to}`),
      cn: (from = '', to = '') => new RegExp(`报价有效期.{0,3}${inChinese(from)}至 ${inChinese(to)}`),
    },
  },
  {
    claim: /runs from (\d+) to (\d+) days for (G10) pairs/,
    path: '/transactional-fx',
    says: {
      en: (from, to, pairs) => new RegExp(`from ${from} to ${to} days, for ${pairs} pairs`),
      cn: (from, to, pairs) => new RegExp(`${pairs} 货币对可选 ${from} 至 ${to} 天`),
    },
  },
  {
    claim: /The English text says ([\d,]+)\+ currency pairs across (\d+)\+ currencies/,
    path: '/transactional-fx',
    says: {
      en: (pairs, currencies) => new RegExp(`${pairs}\\+ currency pairs across ${currencies}\\+ currencies`),
    },
  },
  {
    claim: /The Chinese text says (\d+) currencies for locked rates and (\d+)-hour rate locking/,
    path: '/transactional-fx',
    says: {
      cn: (currencies, hours) => new RegExp(`${currencies} 种货币锁定汇率，锁汇可达 ${hours} 小时`),
    },
  },
  {
    claim: /English text says (\d+\+) countries, the Chinese/,
    path: '/issuing',
    says: { en: (figure = '') => beside(figure, 'countries') },
  },
  {
    claim: /the Chinese text (\d+\+); 170/,
    path: '/issuing',
    says: { cn: (figure = '') => beside(figure, '个国家') },
  },
  { claim: /; (\d+\+) currencies;/, path: '/issuing', says: both('currencies', '种货币') },
  {
    claim: /foreign transaction fee (\d+%)/,
    path: '/cards',
    says: both('foreign transaction fee', '境外交易手续费'),
  },
  {
    claim: /foreign transaction fee (\d+%)/,
    path: '/issuing',
    says: both('foreign transaction fee', '境外交易手续费'),
  },
  { claim: /methods: (\d+) across/, path: '/payments', says: both('methods', '种') },
  { claim: /across (\d+\+) countries;/, path: '/payments', says: both('countries', '个国家') },
  {
    claim: /Trusted by ([\d,]+\+) businesses \(English\)/,
    path: '/',
    says: { en: (figure = '') => beside(figure, 'businesses') },
  },
  { claim: /or ([\d,]+\+) \(Chinese\)/, path: '/', says: { cn: (figure = '') => beside(figure, '企业') } },
]

const figuresOf = ({ claim }: Statement): string[] => {
  const found = claim.exec(specification)
  if (!found) throw new Error(`The specification does not say ${claim}`)
  return found.slice(1)
}

describe('every figure of the specification is on its page in its language', () => {
  it.each(allStatements)('$path: $claim', (extra) => {
    const figures = figuresOf(extra)
    for (const language of siteLanguages.filter((item) => extra.says[item]))
      expect(read(language, extra.path), language).toMatch(extra.says[language]?.(...figures) ?? /$^/)
  })

  it('and no figure of the specification is left out', () => {
    const taken = allStatements.flatMap(figuresOf).flatMap((figure) => figure.match(/\d[\d,]*/g) ?? [])
    // The names of the standards contain digits, too.
    const all = specification.replaceAll(/SOC\d/g, '').match(/\d[\d,]*\d|\d/g) ?? []
    expect(all.filter((figure) => !taken.includes(figure))).toEqual([])
  })
})

describe('if the languages claim different figures, a page shows only those of its own language', () => {
  it.each(allStatements.filter(({ says }) => Object.keys(says).length === 1))('$path: $claim', (extra) => {
    const [language] = Object.keys(extra.says)
    const other = language === 'en' ? 'cn' : 'en'
    const says = extra.says[language as SiteLanguage]
    expect(read(other, extra.path)).not.toMatch(says?.(...figuresOf(extra)) ?? '')
  })
})

describe('other claims', () => {
  it.each([
    [
      /no opening fees, no monthly charges and no minimum transaction/,
      '/global-accounts',
      /no opening fees, no monthly charges and no minimum transaction/i,
      /无开户费、无月费、无最低交易额/,
    ],
    [
      /in as little as one business day/,
      '/payments',
      /in as little as one business day/,
      /最快一个工作日到账/,
    ],
    [/taxes extra/, '/pricing', /Taxes are extra/, /税费另计/],
    [/single or multi use/, '/transactional-fx', /for single or multiple use/, /可单次或多次使用/],
  ])('%s', (claim, path, english, chinese) => {
    expect(specification).toMatch(claim)
    expect(read('en', path)).toMatch(english)
    expect(read('cn', path)).toMatch(chinese)
  })

  it('in words match the figures on the page', () => {
    expect(specification).toMatch(/one business day/)
    expect(specification).toMatch(/no opening fees, no monthly charges/)
    for (const language of siteLanguages)
      expect(claims[language]).toMatchObject({ fastestSettlementDays: '1', accountFees: '0' })
    expect(read('en', '/payments')).toMatch(beside('1', 'business day'))
    expect(read('cn', '/payments')).toMatch(beside('1', '个工作日'))
    expect(read('en', '/global-accounts')).toMatch(beside('0', 'opening fees and monthly charges'))
    expect(read('cn', '/global-accounts')).toMatch(beside('0', '开户费与月费'))
  })

  it('about the yearly saving match the plans', () => {
    for (const language of siteLanguages)
      expect(claims[language].yearlySaving).toBe(`${Math.round(yearlyDiscount * 100)}%`)
  })

  it('about the validity of quotes match the endpoint', () => {
    const { min, max } = fxCalls.quote.input.validity
    expect(claims.en.quoteValidity).toEqual({ from: `${min / 60} minute`, to: `${max / 3600} hours` })
    expect(claims.cn.quoteValidity).toEqual({ from: `${min / 60} 分钟`, to: `${max / 3600} 小时` })
  })

  it('about licence, standards, company and filing are in the footer of every page', () => {
    const standards = /complies with (.+?) and (\w+)\./
      .exec(specification)
      ?.slice(1)
      .flatMap((part) => part.split(', '))
    expect(standards).toHaveLength(3)
    expect(specification).toMatch(/a money service operator licence/)
    for (const page of renderSite()) {
      const text = page.body.slice(page.body.indexOf('<footer'))
      for (const standard of standards ?? []) expect(text, page.address).toContain(standard)
      expect(text).toMatch(page.tag === 'en' ? /money service operator licence/ : /货币服务经营者牌照/)
      expect(text).toMatch(/ICP/)
      expect(text).toMatch(/©.*Ltd\./)
    }
  })
})
