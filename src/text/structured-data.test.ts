import { expect, test } from 'vitest'
import { asScript, faqPage } from './structured-data'

test('data cannot close its script element', () => {
  expect(asScript({ name: '</script><script>' })).toBe('{"name":"\\u003c/script>\\u003cscript>"}')
})

test('questions have their answers', () => {
  expect(faqPage([{ question: 'How long?', answer: 'A day.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'A day.' } },
    ],
  })
})
