import { describe, expect, it } from 'vitest'
import { dataIn, kindsOfData } from '#tests/support/structured-data'
import { renderSite } from './render'
import { textOf } from './site-text'

/** Pages that the server fills in are checked by a browser test instead. */
const pages = renderSite().filter(({ body }) => !body.startsWith('<!--part:'))

describe('structured data', () => {
  it.each(pages.map(({ address, head }) => [address, head] as const))('of %s is valid', (_, head) => {
    expect(() => dataIn(head)).not.toThrow()
  })

  it('begins with the organization on the home page and with the breadcrumbs on every other page', () => {
    for (const { address, head } of pages.filter((page) => !page.head.includes('noindex')))
      expect(dataIn(head)[0]?.kind, address).toBe(
        /^\/(cn)?$/.test(address) ? 'Organization' : 'BreadcrumbList',
      )
  })

  it('has only questions and answers that are on the page', () => {
    for (const { address, head, body } of pages)
      for (const { kind, data } of dataIn(head)) {
        if (kind !== 'FAQPage') continue
        for (const { name, acceptedAnswer } of kindsOfData.FAQPage.parse(data).mainEntity)
          for (const output of [name, acceptedAnswer.text])
            expect(textOf({ body }), address).toContain(output)
      }
  })
})
