import { expect, it } from 'vitest'
import { fieldsOfSearch, searchOfFields } from './search-fields'

it('reads the inputs of the search options from a search', () => {
  expect(
    fieldsOfSearch(
      'audit "year end" -draft -"old one" from:anna subject:"two words" is:unread has:attachment',
    ),
  ).toMatchObject({
    has: 'audit "year end"',
    without: 'draft "old one"',
    from: 'anna',
    subject: 'two words',
    isUnread: true,
    hasAttachment: true,
    rest: '',
  })
})

it('keeps conditions that have no input', () => {
  const search = 'from:a OR from:b -in:sent older_than:2w from:c from:d'
  expect(fieldsOfSearch(search)).toMatchObject({
    from: 'c',
    rest: 'from:a OR from:b -in:sent older_than:2w from:d',
  })
})

it('writes a search from the inputs, which is read back as the same inputs', () => {
  const fields = {
    ...fieldsOfSearch('-in:sent is:starred'),
    from: 'Anna Maier',
    has: 'audit',
    without: 'draft old',
    after: '2026-01-31',
    in: 'anywhere',
    hasAttachment: true,
  }
  const search = searchOfFields(fields)
  expect(search).toBe(
    'audit -draft -old from:"Anna Maier" after:2026-01-31 in:anywhere has:attachment -in:sent is:starred',
  )
  expect(fieldsOfSearch(search)).toEqual(fields)
})
