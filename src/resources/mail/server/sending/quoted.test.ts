import { describe, expect, it } from 'vitest'
import { foldQuoted } from './quoted'

const folded = (quotation: string) => `<details><summary>•••</summary>${quotation}</details>`

describe('the quotation at the end of a mail', () => {
  it('is folded, with the quotations in it', () => {
    const quotation = '<blockquote><p>Old</p><blockquote>Older</blockquote></blockquote>'
    expect(foldQuoted(`<p>New</p>${quotation}`, 'Re: Terms')).toBe(`<p>New</p>${folded(quotation)}`)
    expect(foldQuoted(`<div><p>New</p>${quotation}<br></div>\n`, null)).toBe(
      `<div><p>New</p>${folded(quotation)}<br></div>\n`,
    )
  })

  it('is not folded where it is all there is, or has text after it', () => {
    for (const html of [
      '<blockquote>Old</blockquote>',
      '<p>&nbsp;</p><blockquote>Old</blockquote>',
      '<blockquote>Old</blockquote><p>My answer</p>',
      '<p>New</p><blockquote>Old</blockquote><img src="data:image/png;base64,AA">',
      '<p>No quotation</p>',
      '<p>New</p></blockquote><blockquote>',
    ])
      expect(foldQuoted(html, null)).toBe(html)
  })

  it('is not folded in a forwarded mail', () => {
    const html = '<p>See below</p><blockquote>Old</blockquote>'
    for (const subject of ['Fwd: Terms', 'FW: Terms', '转发：条款'])
      expect(foldQuoted(html, subject)).toBe(html)
  })
})
