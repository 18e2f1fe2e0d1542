import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { kinds, type AnyField, type Kind } from '#define/kinds'
import { customers } from '#resources/invoicing/customers.resource'
import { invoices } from '#resources/invoicing/invoices.resource'
import { Chips } from './display'
import { drawValue, type RenderContext } from './draw'
import { RichText } from './rich-text'
import { tintOf } from './tint'

const around: RenderContext = {
  locale: 'en',
  option: (_, __, value) => value.toUpperCase(),
  field: (_, path) => path,
  resource: (name) => (name === 'invoices' ? invoices : undefined),
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  opensElsewhere: 'opens in a new tab',
  stars: (rating: string) => `${rating} of 5 stars`,
  entries: (count) => `${count} entries`,
  textIn: (format, text) => `${format} ${text}`,
  untitled: (to, reason) => `${to} ${reason}`,
  opensAll: () => true,
  readable: (name) => (name === 'customers' ? customers : undefined),
}
const row = { currency: 'JPY', _refs: { a1: 'Ann & Co' } }
const rendered = (field: AnyField, value: unknown, tabIndex?: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      {drawValue(field, value, { resource: invoices, name: 'field', row }, around, tabIndex)}
    </MemoryRouter>,
  )

const fields: Readonly<Record<Kind, readonly [AnyField, unknown, shows: string]>> = {
  text: [{ kind: 'text' }, '<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  richText: [{ kind: 'richText' }, `<p>${'word '.repeat(60)}</p>`, 'word…'],
  integer: [{ kind: 'integer' }, 1234, '1,234'],
  decimal: [{ kind: 'decimal' }, 0.5, '0.5'],
  boolean: [{ kind: 'boolean' }, true, 'Yes'],
  date: [{ kind: 'date' }, '2025-03-01', 'dateTime="2025-03-01"'],
  datetime: [{ kind: 'datetime' }, '2025-03-01T10:00:00.000Z', 'Mar 1, 2025'],
  choice: [{ kind: 'choice', options: ['a'] }, 'a', 'A'],
  choices: [{ kind: 'choices', options: ['a', 'b', 'c', 'd'] }, ['a', 'b', 'c', 'd'], '+1'],
  tags: [{ kind: 'tags' }, ['x'], 'x'],
  ref: [{ kind: 'ref', to: 'customers' }, 'a1', 'href="/dashboard/customers/a1"'],
  refs: [{ kind: 'refs', to: 'users' }, ['a1'], '<span>Ann &amp; Co</span>'],
  listOf: [{ kind: 'listOf', fields: {} }, [{}], '1 entries'],
  money: [{ kind: 'money' }, 1234, '¥1,234'],
  currency: [{ kind: 'currency' }, 'EUR', 'Euro (EUR)'],
  email: [{ kind: 'email' }, 'a@b.example', 'href="mailto:a@b.example"'],
  url: [{ kind: 'url' }, 'https://b.example', 'opens in a new tab'],
  phone: [{ kind: 'phone' }, '+4930123456', 'href="tel:+4930123456"'],
  color: [{ kind: 'color' }, '#0b66d6', 'background-color:#0b66d6'],
  country: [{ kind: 'country' }, 'DE', 'Germany'],
  rank: [{ kind: 'rank' }, 'a0', 'a0'],
  file: [{ kind: 'file' }, '/files/list.pdf', 'list.pdf'],
  image: [{ kind: 'image' }, '/files/a.png', '<img'],
  json: [{ kind: 'json' }, { a: 1 }, 'field.a: 1'],
  state: [{ kind: 'state', states: ['paid'], moves: {} }, 'paid', 'success'],
}

describe('a value rendered in one line', () => {
  test.each(kinds)('of kind %s contains its formatted text or attribute', (kind) => {
    const [field, value, shows] = fields[kind]
    expect(rendered(field, value)).toContain(shows)
  })

  test.each(kinds)('of kind %s shows "Empty" if it is null', (kind) => {
    expect(rendered(fields[kind][0], null)).toContain('Empty')
  })

  test('is not a link if it refers to a record that may not be opened', () => {
    expect(rendered({ kind: 'ref', to: 'users' }, 'a1')).not.toContain('<a')
  })

  test('shows "hidden" instead of an id or a link if it refers to a record that the user may not read', () => {
    expect(rendered({ kind: 'ref', to: 'customers' }, 'b2')).toBe('<span>customers hidden</span>')
    const refs = rendered({ kind: 'refs', to: 'users' }, ['a1', 'b2'])
    expect(refs).toBe('<span>Ann &amp; Co</span>, <span>users hidden</span>')
  })

  test('gives its link the tabIndex passed to drawValue', () => {
    expect(rendered({ kind: 'ref', to: 'customers' }, 'a1', -1)).toContain('tabindex="-1"')
  })
})

describe('RichText', () => {
  const html = (given: string) => renderToStaticMarkup(<RichText html={given} />)

  test('keeps the elements that the sanitiser allows', () => {
    expect(
      html('<h2>A</h2><ul><li>b <em>c</em></li></ul><table><tbody><tr><td>d</td></tr></tbody></table>'),
    ).toBe(
      '<div><h2>A</h2><ul><li>b <em>c</em></li></ul><table><tbody><tr><td>d</td></tr></tbody></table></div>',
    )
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#115;cript:alert(1)">x</a>',
    '<iframe src="https://b.example"></iframe>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<a href="//b.example">x</a>',
  ])('renders %s without scripts, event handlers, styles or unsafe links', (given) => {
    expect(html(given)).not.toMatch(/script|onerror|onclick|style|iframe|svg|href|<img/)
  })
})

test('tintOf returns the tint of a known state and neutral for any other', () => {
  expect([tintOf('paid'), tintOf('sent'), tintOf('void'), tintOf('anything')]).toEqual([
    'success',
    'info',
    'error',
    'neutral',
  ])
})

test('chips in a line are as many as fit, and at least one', () => {
  const line = (...texts: string[]) => renderToStaticMarkup(<Chips texts={texts} />)
  expect(line('Screen', 'Camera', 'Whiteboard')).not.toContain('Whiteboard<')
  expect(line('Screen', 'Camera', 'Whiteboard')).toContain('+1')
  expect(line('Screen', 'Phone')).toContain('Phone<')
  expect(line('A very long text that no column has room for', 'Phone')).toContain('has room for<')
})
