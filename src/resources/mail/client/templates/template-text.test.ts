import { expect, test } from 'vitest'
import { filledSubject, filledText, textForTemplate } from './template-text'

const ada = { name: 'Ada <b>& Co', address: 'ada@example.com' }
const unnamed = { name: null, address: 'x@example.com' }

test('the placeholder is the name of the first recipient, as text', () => {
  expect(filledText('<p>Dear {name}, {name}!</p>', [ada, unnamed])).toBe(
    '<p>Dear Ada &lt;b&gt;&amp; Co, Ada &lt;b&gt;&amp; Co!</p>',
  )
  expect(filledSubject('For {name}', [ada])).toBe('For Ada <b>& Co')
  expect(filledSubject('{name}'.repeat(60), [{ ...ada, name: 'x'.repeat(160) }])).toHaveLength(300)
})

test('without a name nothing replaces it', () => {
  expect(filledText('<p>Dear {name},</p>', [unnamed, ada])).toBe('<p>Dear ,</p>')
  expect(filledText('<p>Dear {name},</p>', [])).toBe('<p>Dear ,</p>')
})

test('a template is what was written, without the signature, the quoted mail and empty ends', () => {
  const signature = '<p>Ada</p>'
  expect(
    textForTemplate({ body: `<p>Hello</p><p></p><p></p>${signature}`, inReplyTo: undefined }, signature),
  ).toBe('<p>Hello</p>')
  const quote =
    '<p>On Monday Bert wrote:</p><blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'
  const text = '<blockquote><p>mine</p></blockquote><p>Yes</p>'
  expect(
    textForTemplate({ body: `${text}<p></p>${signature}${quote}<p></p>`, inReplyTo: 'id' }, signature),
  ).toBe(text)
  expect(textForTemplate({ body: quote, inReplyTo: undefined }, '')).toBe(quote)
  expect(textForTemplate({ body: quote, inReplyTo: 'id' }, '')).toBe('')
  expect(textForTemplate({ body: null, inReplyTo: undefined }, '')).toBe('')
})
