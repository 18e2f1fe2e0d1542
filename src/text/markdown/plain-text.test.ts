import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it.each([
  ['Ship it **today**, _please_ ~~tomorrow~~', 'Ship it today, please tomorrow'],
  ['Run `npm test` and [read](https://example.com/a) it', 'Run npm test and read it'],
  ['Hello @julien.moreau', 'Hello @julien.moreau'],
  ['- one\n- two\n> three', 'one two three'],
  ['```\nconst a = 1\n```', 'const a = 1'],
  ['**', '**'],
  ['', ''],
])('%j is shown in a preview as %j', (source, expected) => {
  expect(plainText(source)).toBe(expected)
})
