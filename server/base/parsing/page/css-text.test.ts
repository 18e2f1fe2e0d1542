import { expect, it } from 'vitest'
import { declarationsIn, functionsIn, splitStyles, withoutComments } from './css-text'

it('declarations end at semicolons outside of strings and parentheses', () => {
  expect(declarationsIn(`color:red;font:"a;b";background:url(x;y)`)).toEqual([
    'color:red',
    'font:"a;b"',
    'background:url(x;y)',
  ])
  expect(declarationsIn(`color:red;font:"a;width:1px`)).toEqual(['color:red'])
  expect(declarationsIn('color:red;width:calc(1px;height:2px')).toEqual(['color:red'])
})

it('functions are named in front of each parenthesis', () => {
  expect(functionsIn('rgb(1,2,3) calc (1px + (2px))')).toEqual(['rgb', 'calc', ''])
  expect(functionsIn('red')).toEqual([])
})

it('comments and style elements are taken out', () => {
  expect(withoutComments('a/* b */c/**/d/* e')).toBe('acd')
  expect(withoutComments('a*/b')).toBe('a*/b')
  expect(splitStyles('<p>1</p><style type="x">a{}</style><p>2</p><style>b{}</style>')).toEqual({
    body: '<p>1</p><p>2</p>',
    sheets: ['a{}', 'b{}'],
  })
  expect(splitStyles('<p>1</p><style>a{}')).toEqual({ body: '<p>1</p>', sheets: [] })
})

it('a hostile text of each kind takes linear time', () => {
  const long = '/*('.repeat(200_000)
  expect(declarationsIn(long)).toEqual([])
  expect(withoutComments(long)).toBe('')
  expect(splitStyles('<style>'.repeat(100_000)).sheets).toEqual([])
})
