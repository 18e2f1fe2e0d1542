import { expect, test } from 'vitest'
import { cn } from '#locales/cn'
import { wholeEnglish } from '#locales/en/whole'
import { firstPages } from '#resources/first-pages.generated'
import { customPagesData } from './make-custom-data'

const pages = customPagesData()
const pageAt = (path: string) => pages.find((page) => new RegExp(page.path, 'v').test(path))

const textAt = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts)

test('a path leads to the page that the feature declares for it, and no other path does', () => {
  expect(pageAt('/dashboard/mail/inbox')).toMatchObject({
    feature: 'mail',
    data: { isForAll: true, compact: true, custom: { path: '/dashboard/mail/:label' } },
  })
  expect(pageAt('/dashboard/mail/all')?.data.custom.path).toBe('/dashboard/mail/all')
  for (const path of [
    '/dashboard/mail/new',
    '/dashboard/mail',
    '/dashboard/mail/inbox/1',
    '/dashboard/files',
  ])
    expect(pageAt(path), path).toBeUndefined()
})

test.each(Object.entries(firstPages))('the pages of %s have all their texts and icons', (_, first) => {
  for (const key of first.texts) expect(textAt(wholeEnglish, key), key).toBeTypeOf('string')
  // Chinese has no singular.
  for (const key of first.texts.filter((name) => !name.endsWith('_one')))
    expect(textAt(cn, key), key).toBeTypeOf('string')
  const page = pages.find(({ data }) => first.paths.some((path) => path === data.custom.path))
  for (const icon of first.icons) expect(page?.data.icons[icon], icon).toBeTruthy()
})

test('every page reads something', () => {
  for (const { data } of pages) expect(data.custom.reads, data.custom.path).not.toHaveLength(0)
})
