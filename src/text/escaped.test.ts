import { expect, test } from 'vitest'
import { escaped } from './escaped'

test('characters with a meaning in HTML or XML are escaped', () => {
  expect(escaped(`<a href="x" title='y'>Q&amp;A</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Q&amp;amp;A&lt;/a&gt;',
  )
  expect(escaped('读卡器 plain')).toBe('读卡器 plain')
})
