import { describe, expect, it } from 'vitest'
import { dataIn, kindsOfData } from '#tests/support/structured-data'
import { renderSite } from './render'
import { textOf } from './site-text'

/** Of the others the server alone knows what they say: a browser test looks at them as they are served. */
const pages = renderSite().filter(({ body }) => !body.startsWith('<!--part:'))

describe('what search engines read of a page', () => {
  it.each(pages.map(({ address, head }) => [address, head] as const))(
    '%s is as they ask for it',
    (_, head) => {
      expect(() => dataIn(head)).not.toThrow()
    },
  )

  it('the first page says who stands behind it, every other one where it is', () => {
    for (const { address, head } of pages.filter((page) => !page.head.includes('noindex')))
      expect(dataIn(head)[0]?.kind, address).toBe(
        /^\/(cn)?$/.test(address) ? 'Organization' : 'BreadcrumbList',
      )
  })

  it('questions that are named for them stand on the page', () => {
    for (const { address, head, body } of pages)
      for (const { kind, data } of dataIn(head)) {
        if (kind !== 'FAQPage') continue
        for (const { name, acceptedAnswer } of kindsOfData.FAQPage.parse(data).mainEntity)
          for (const output of [name, acceptedAnswer.text])
            expect(textOf({ body }), address).toContain(output)
      }
  })
})
