import { expect, test } from 'vitest'
import { decode, readHtml } from './html-tree'

test('elements, texts and attributes', () => {
  expect(readHtml('<p>a &amp; <strong>b</strong><br/>c</p><hr>d')).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: [
        'a & ',
        { tag: 'strong', attributes: {}, children: ['b'] },
        { tag: 'br', attributes: {}, children: [] },
        'c',
      ],
    },
    { tag: 'hr', attributes: {}, children: [] },
    'd',
  ])
})

test('attributes are decoded, however they are quoted', () => {
  const [link] = readHtml(`<a href="/x?a=1&amp;b=2" title='it&#39;s' rel=next>x</a>`)
  expect(link).toMatchObject({ attributes: { href: '/x?a=1&b=2', title: "it's", rel: 'next' } })
})

test('scripts, styles and comments are no text', () => {
  expect(readHtml('a<script>alert(1)</script><style>p{}</style><!-- c -->b<script>never closed')).toEqual([
    'ab',
  ])
})

test('what is not well formed is read as well as it goes', () => {
  expect(readHtml('1 < 2 </b><i>x')).toEqual([
    '1 ',
    '<',
    ' 2 ',
    { tag: 'i', attributes: {}, children: ['x'] },
  ])
  expect(readHtml('<ul><li>a<li>b</ul>c').at(-1)).toBe('c')
})

test('references', () => {
  expect(decode('&#20013;&#x6587; &euro; &nonsense; &#9999999;')).toBe('中文 € &nonsense; &#9999999;')
})
