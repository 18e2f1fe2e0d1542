import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('component tests that replace modules or load them again have the name of isolated files', () => {
  const files = ['src', 'tests/component']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.tsx') || /^tests.*\.test\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(50)
  const changing = files.filter((path) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')),
  )
  expect(changing.filter((path) => !path.endsWith('.isolated.test.tsx'))).toEqual([])
})
