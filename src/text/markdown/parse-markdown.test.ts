import { expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time'
import { inlines, parseMarkdown } from './parse-markdown'

const text = (value: string) => ({ kind: 'text', text: value })

it('marks are parsed, nested ones too', () => {
  expect(inlines('a **b *c*** ~~d~~ _e_')).toEqual([
    text('a '),
    { kind: 'bold', parts: [text('b '), { kind: 'italic', parts: [text('c')] }] },
    text(' '),
    { kind: 'strike', parts: [text('d')] },
    text(' '),
    { kind: 'italic', parts: [text('e')] },
  ])
})

it('marks that are not closed, or are part of a word or a sum, are text', () => {
  for (const line of ['2 * 3 * 4', 'snake_case_name', '**open', '* not *', '~~', '``', 'a*'])
    expect(inlines(line), line).toEqual([text(line)])
})

it('code is not parsed further', () => {
  expect(inlines('`**a** @anna`')).toEqual([{ kind: 'code', text: '**a** @anna' }])
  expect(parseMarkdown('```ts\n**a**\n```\nb')).toEqual([
    { kind: 'code', text: '**a**' },
    { kind: 'paragraph', lines: [[text('b')]] },
  ])
})

it('only http and https addresses are links', () => {
  expect(inlines('[here](https://a.example/x) [no](javascript:alert(1)) https://b.example/_c_.')).toEqual([
    { kind: 'link', href: 'https://a.example/x', text: 'here' },
    text(' [no](javascript:alert(1)) '),
    { kind: 'link', href: 'https://b.example/_c', text: 'https://b.example/_c' },
    text('_.'),
  ])
})

it('usernames after @ are mentions, mail addresses are not', () => {
  expect(inlines('Hi @anna-b, a@b.example @')).toEqual([
    text('Hi '),
    { kind: 'mention', username: 'anna-b' },
    text(', a@b.example @'),
  ])
})

it('lists and quotes are blocks of lines', () => {
  expect(parseMarkdown('- a\n- b\n3. c\n> d').map(({ kind }) => kind)).toEqual(['list', 'list', 'quote'])
  expect(parseMarkdown('3. c')[0]).toMatchObject({ start: 3 })
})

it('hostile texts are parsed in linear time', () => {
  const hostile = [
    '*',
    '_',
    '**',
    '~~',
    '`',
    '[',
    '[](http',
    '@',
    '@a-',
    'http://',
    '*a_',
    '> ',
    '- ',
    '```\n',
  ]
  for (const part of hostile) {
    const text = part.repeat(10_000 / part.length)
    expect(
      processorTimeOf(() => void parseMarkdown(text)),
      part,
    ).toBeLessThan(500)
  }
})
