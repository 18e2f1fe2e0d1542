import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '#scripts/stamp.mjs'

// Texts are left to right in a layout from right to left too (`directions.css`), so that their start is not its start.
test('texts of the dashboard are aligned with the layout by its sides, not by the start or the end of the text', () => {
  const sheets = filesOf('.', 'src').filter((path) => path.endsWith('.css') && !path.includes('/marketing/'))
  const wrong = sheets.filter((path) => /text-align: (?:start|end)\b/.test(readFileSync(path, 'utf8')))
  expect(sheets.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
