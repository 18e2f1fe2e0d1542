import { expect, test } from 'vitest'
import { decode, readHtml } from './html-tree'

test('readHtml returns elements, texts and attributes as a tree', () => {
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

test('readHtml decodes attributes in any kind of quotes or none', () => {
  const [link] = readHtml(`<a href="/x?a=1&amp;b=2" title='it&#39;s' rel=next>x</a>`)
  expect(link).toMatchObject({ attributes: { href: '/x?a=1&b=2', title: "it's", rel: 'next' } })
})

test('readHtml leaves out scripts, styles and comments', () => {
  expect(readHtml('a<script>alert(1)</script><style>p{}</style><!-- c -->b<script>never closed')).toEqual([
    'ab',
  ])
})

test('readHtml reads malformed HTML without failing', () => {
  expect(readHtml('1 < 2 </b><i>x')).toEqual([
    '1 ',
    '<',
    ' 2 ',
    { tag: 'i', attributes: {}, children: ['x'] },
  ])
  expect(readHtml('<ul><li>a<li>b</ul>c').at(-1)).toBe('c')
})

test('decode replaces known character references and leaves others unchanged', () => {
  expect(decode('&#20013;&#x6587; &euro; &nonsense; &#9999999;')).toBe('中文 € &nonsense; &#9999999;')
})
