import { expect, test } from 'vitest'
import { withInnerQuotes } from './inner-quotes'

test('quotation marks within others are single', () => {
  expect(withInnerQuotes('“完成”中的卡片截止时，归档卡片。')).toBe('‘完成’中的卡片截止时，归档卡片。')
  expect(withInnerQuotes('Close it')).toBe('Close it')
})
