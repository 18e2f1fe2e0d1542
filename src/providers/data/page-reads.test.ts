import { expect, test } from 'vitest'
import type { CustomPages } from '#define/paths/custom-pages'
import { pageReadsAt } from './page-reads'

const pages: CustomPages = [
  { path: '/dashboard/letters/:box', resource: 'letters', reads: ['/api/boxes', '/api/letters?box=:box'] },
  { path: '/dashboard/letters/new', resource: 'letters' },
  { path: '/dashboard/letters/:box/:id', resource: 'letters', reads: ['/api/letters/:id?box=:box'] },
]

test('a page reads the URLs that it declares, with the parameters of its path', () => {
  expect(pageReadsAt(pages, '/dashboard/letters/sent')).toEqual(['/api/boxes', '/api/letters?box=sent'])
  expect(pageReadsAt(pages, '/dashboard/letters/a%26b/7')).toEqual(['/api/letters/7?box=a%26b'])
})

test('a path without parameters is that of its own page', () => {
  expect(pageReadsAt(pages, '/dashboard/letters/new')).toEqual([])
})

test.each([
  '/dashboard/letters',
  '/dashboard/letters/',
  '/dashboard/other/sent',
  '/dashboard/letters/%E0%A4%A',
])('%s is none of the pages', (path) => {
  expect(pageReadsAt(pages, path)).toEqual([])
})
