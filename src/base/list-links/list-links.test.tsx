// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storedLink, storedLinks, type ListLink } from './list-link'
import { areListLinksStored, linksTo, readListLinks, setListLinks } from './list-links'
import { listStartsKey, openStart, startOf } from './list-starts'
import { beginSession, endSession } from '../session/session'

const account = {
  id: 'u1',
  displayName: 'Ada',
  email: 'ada@corridor.example',
  photoURL: null,
  role: 'admin',
} as const
const linkOf = (id: string, isOwn: boolean): ListLink => ({
  id,
  resource: 'invoices',
  name: `View ${id}`,
  to: `/invoices?saved=${id}`,
  isDefault: false,
  isOwn,
})

afterEach(() => {
  endSession('left')
  history.replaceState(null, '', '/')
})

test('links are stored for the next page, and removed when the session ends', () => {
  beginSession(account, {})
  const links = [linkOf('1', false), linkOf('2', true)]
  setListLinks(links, { '/invoices': '/invoices?saved=1' })
  expect(readListLinks()).toEqual(links)
  expect(areListLinksStored()).toBe(true)
  expect(linksTo(links, 'invoices').map(({ id }) => id)).toEqual(['2', '1'])
  expect(linksTo(links, 'orders')).toEqual([])
  expect(storedLink('2', 'invoices')).toEqual(links[1])
  expect(storedLink('2', 'orders')).toBeUndefined()
  expect(startOf('/invoices')).toBe('/invoices?saved=1')
  endSession('left')
  expect(readListLinks()).toEqual([])
  expect(storedLinks().links).toEqual([])
  expect(startOf('/invoices')).toBeUndefined()
})

test('while another user is viewed nothing is stored', () => {
  beginSession(account, {})
  setListLinks([linkOf('1', true)], {}, false)
  expect(readListLinks()).toHaveLength(1)
  expect(storedLinks().links).toEqual([])
})

test('links whose names are in another language are read again', () => {
  beginSession(account, {})
  setListLinks([linkOf('1', true)], {}, true, 'zh-CN')
  expect(areListLinksStored()).toBe(false)
  expect(storedLink('1', 'invoices')).toBeUndefined()
  document.documentElement.lang = 'zh-CN'
  expect(areListLinksStored()).toBe(true)
  expect(storedLink('1', 'invoices')).toBeDefined()
  document.documentElement.lang = ''
})

test('a list without parameters opens with its start, any other as it is', () => {
  localStorage.setItem(listStartsKey, JSON.stringify({ '/invoices': '/invoices?saved=1' }))
  history.replaceState(null, '', '/orders')
  openStart()
  expect(location.pathname + location.search).toBe('/orders')
  history.replaceState(null, '', '/invoices?saved=all')
  openStart()
  expect(location.search).toBe('?saved=all')
  history.replaceState(null, '', '/invoices')
  openStart()
  expect(location.search).toBe('?saved=1')
})

test('what is stored and is no link is ignored', () => {
  for (const stored of [
    '',
    'no JSON',
    'null',
    '[]',
    '{"links":1}',
    '{"user":"u1","language":"","links":[null,{"id":1}]}',
  ]) {
    localStorage.setItem('list-links', stored)
    localStorage.setItem(listStartsKey, stored)
    expect(storedLinks().links, stored).toEqual([])
    expect(startOf('/invoices'), stored).toBeUndefined()
  }
})
