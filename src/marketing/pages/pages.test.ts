import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#text/brand'
import { plans } from '#money/plans'
import { siteLanguages } from '../base/language'
import type { SitePage } from '../base/page'
import { renderSite } from '../render/render'
import { aboutUs } from './about-us/about-us.page'
import { copy as aboutCopy } from './about-us/copy'
import { begins, comingSoon } from './coming-soon/coming-soon.page'
import { copy as soonCopy } from './coming-soon/copy'
import { contactUs } from './contact-us/contact-us.page'
import { pricing } from './pricing/pricing.page'
import { copy as pricingCopy } from './pricing/copy'

afterEach(() => vi.useRealTimers())

const rendered = ({ Body }: SitePage, language: (typeof siteLanguages)[number]) =>
  renderToStaticMarkup(createElement(Body, { language }))
/** The text content of each element with this name. */
const textsIn = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[ >][^]*?</${element}>`, 'g'))].map(([whole]) =>
    whole.replaceAll(/<[^>]+>/g, ''),
  )

describe.each(siteLanguages)('in %s', (language) => {
  it('the contact page has three offices with their streets, each marked on the map', () => {
    const html = rendered(contactUs, language)
    const offices = brand.offices.map((office) => office[language])
    expect(offices).toHaveLength(3)
    const [list = ''] = /<ul class="offices">.*?<\/ul>/s.exec(html) ?? []
    expect(textsIn(list, 'li')).toEqual(offices.map((office) => office.join('')))
    const [map = ''] = /<svg class="office-map".*?<\/svg>/s.exec(html) ?? []
    expect(map).toMatch(/role="img" aria-label="[^"]{5,}"/)
    expect(textsIn(map, 'text')).toEqual(offices.map(([city]) => city))
    for (const { at } of brand.offices)
      expect(map, 'a place, where the routes meet').toContain(`cx="${at[0]}" cy="${at[1]}"`)
  })

  it('the team is shown with names, roles and texts', () => {
    const html = rendered(aboutUs, language)
    const { people } = aboutCopy[language].team
    expect(people.length).toBeGreaterThan(2)
    const [team = ''] = /<ul class="team">.*?<\/ul>/s.exec(html) ?? []
    expect(textsIn(team, 'h3')).toEqual(people.map(({ name }) => name))
    for (const { role, text } of people) for (const output of [role, text]) expect(team).toContain(output)
  })

  it('the plans are compared in a table with header cells for plans and features', () => {
    const [table = ''] = /<table>.*?<\/table>/s.exec(rendered(pricing, language)) ?? []
    const { rows, feature, plans: names } = pricingCopy[language]
    const [head = '', ...body] = [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row)
    expect(textsIn(head, 'th')).toEqual([feature, ...plans.map(({ name }) => names[name].title)])
    expect(head.match(/scope="col"/g)).toHaveLength(4)
    expect(body.map((row) => [...textsIn(row, 'th'), ...textsIn(row, 'td')])).toEqual(
      rows.map(({ label, values }) => [label, ...values]),
    )
    for (const row of body) expect(row.match(/<th scope="row"/g)).toHaveLength(1)
  })

  it('the announcement shows its date until it has passed, and no date afterwards', () => {
    const { begins: day, passed } = soonCopy[language]
    vi.useFakeTimers()
    vi.setSystemTime(Date.parse(begins) - 1)
    expect(rendered(comingSoon, language)).toContain(`>${day}</time>`)
    vi.setSystemTime(begins)
    const late = rendered(comingSoon, language)
    expect(late).toContain(passed)
    expect(late).not.toMatch(/2027|<time/)
  })
})

it('links to the app on Chinese pages set the language, and those on English pages do not', () => {
  const leading = (tag: string) =>
    renderSite()
      .filter((page) => page.tag === tag)
      .flatMap(({ body }) => [...body.matchAll(/href="(\/(?:auth|dashboard|components)[^"]*)"/g)])
      .map(([, href = '']) => href)
  const [chinese, english] = [leading('zh-CN'), leading('en')]
  expect(chinese.length).toBeGreaterThan(50)
  expect(chinese.filter((href) => !href.endsWith('?lng=cn'))).toEqual([])
  expect(english).toHaveLength(chinese.length)
  expect(english.filter((href) => href.includes('lng'))).toEqual([])
})
