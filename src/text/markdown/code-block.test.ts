import { expect, it } from 'vitest'
import { isInCodeBlock } from './code-block'

it.each([
  ['hello', false],
  ['```', true],
  ['see this:\n```ts', true],
  ['```\nconst a = 1', true],
  ['```\nconst a = 1\n```', false],
  ['```\na\n```\nand\n```\nb', true],
  ['```const a = 1```', false],
  ['```\nconst a = 1```', false],
  ['it is called ``` here', false],
])('knows at the end of %j whether a block of code is open: %s', (text, expected) => {
  expect(isInCodeBlock(text, text.length)).toBe(expected)
})

it('looks only at the text before the position', () => {
  expect(isInCodeBlock('above\n```\na\n```', 3)).toBe(false)
  expect(isInCodeBlock('above\n```\na\n```', 11)).toBe(true)
})
