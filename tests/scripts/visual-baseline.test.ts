import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = 'tests/e2e/visual'

it('the screenshots of the visual baseline are smaller than 3 MB together', () => {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(pictures.length).toBeGreaterThan(0)
  expect(bytes, 'Run node scripts/shrink-pictures.mjs').toBeLessThan(3_000_000)
})
