import { expect, test, vi } from 'vitest'
import { append, Fragment, jsx } from './jsx-runtime'

function rendered(child: unknown): HTMLElement {
  const parent = document.createElement('div')
  append(parent, child)
  return parent
}

test('elements get their attributes, texts and children as React renders them', () => {
  const link = jsx('a', {
    className: 'title',
    href: '/a',
    tabIndex: -1,
    'aria-hidden': false,
    title: undefined,
  })
  expect(rendered(link).innerHTML).toBe('<a class="title" href="/a" tabindex="-1" aria-hidden="false"></a>')
  const Two = ({ children }: Readonly<Record<string, unknown>>) => [children, null, false, 2]
  const children = jsx(Fragment, { children: ['a', jsx('b', { children: 'c' })] })
  expect(rendered(jsx(Two, { children })).innerHTML).toBe('a<b>c</b>2')
})

test('drawings have the namespace and the attributes of SVG', () => {
  const svg = jsx('svg', {
    viewBox: '0 0 16 16',
    children: jsx('path', { strokeLinecap: 'round', strokeWidth: '2' }),
  })
  const path = rendered(svg).querySelector('path')
  expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(rendered(svg).innerHTML).toBe(
    '<svg viewBox="0 0 16 16"><path stroke-linecap="round" stroke-width="2"></path></svg>',
  )
})

test('styles, states of inputs and events are set as properties', () => {
  const onClick = vi.fn()
  const onChange = vi.fn()
  const style = { '--tracks': '1fr', minWidth: 20, gridTemplateColumns: 'auto' }
  const parent = rendered([
    jsx('button', { style, onClick, disabled: false }),
    jsx('input', { type: 'checkbox', checked: true, onChange, readOnly: true }),
  ])
  // An element that is not in the document reports no change.
  document.body.replaceChildren(parent)
  const [button, input] = [parent.querySelector('button'), parent.querySelector('input')]
  expect(button?.getAttribute('style')).toBe('--tracks: 1fr; min-width: 20px; grid-template-columns: auto;')
  button?.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect([input?.checked, input?.readOnly]).toEqual([true, true])
  input?.click()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a ref that is a function gets the element', () => {
  const ref = vi.fn()
  const parent = rendered(jsx('img', { alt: '', ref }))
  expect(ref.mock.calls).toEqual([[parent.querySelector('img')]])
})

test('texts are never parsed as HTML, and a link never has a script as its address', () => {
  const parent = rendered(jsx('a', { href: ' javascript:alert(1)', children: '<img src=x>' }))
  expect(parent.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(parent.querySelector('img')).toBeNull()
  expect(parent.textContent).toBe('<img src=x>')
})
