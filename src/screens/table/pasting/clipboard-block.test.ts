import { expect, it } from 'vitest'
import { parseBlock } from './clipboard-block'

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['1\n2\n3\n', [['1'], ['2'], ['3']]],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"two\nlines"\t"say ""yes"""', [['two\nlines', 'say "yes"']]],
  ['"unclosed\tb', [['"unclosed', 'b']]],
  ['12" pipe\tb', [['12" pipe', 'b']]],
])('the rows and cells of %j', (text, block) => {
  expect(parseBlock(text)).toEqual(block)
})

it.each(['', 'one cell', 'one cell\n', 'one cell\r\n', '"two\nlines"'])(
  '%j is the text of a single cell',
  (text) => {
    expect(parseBlock(text)).toBeUndefined()
  },
)
