import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '#scripts/stamp.mjs'

/** A query with a name, as `Queryable` takes it. */
const named = /\bname: '([\w.]+)',\s*text:/g

test('no two prepared statements have the same name, as a connection keeps one statement for each', () => {
  const sources = ['server', 'src/resources'].flatMap((folder) => filesOf('.', folder))
  const found = sources
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(named)].map(([, name]) => ({ name, path })))
  expect(found.length).toBeGreaterThan(50)
  const repeated = found.filter(({ name }, index) => found.findIndex((item) => item.name === name) !== index)
  expect(repeated).toEqual([])
})
