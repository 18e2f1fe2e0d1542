import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectedBy } from '../../scripts/test/affected.mjs'
import { engineContracts } from '../support/engine-contracts.mjs'

describe('what a change can affect', () => {
  it('is no browser test for a page of documentation', () => {
    expect(affectedBy(['docs/testing.md', 'README.md'])).toMatchObject({
      browser: false,
      faults: false,
      bench: false,
      component: false,
    })
  })

  it('is everything for a file of which nothing is known', () => {
    expect(affectedBy(['docs/testing.md', 'vite.config.ts'])).toMatchObject({
      contract: 'all',
      browser: true,
      specs: [],
      faults: true,
    })
  })

  it('is only the changed browser tests where nothing else changed', () => {
    expect(affectedBy(['tests/e2e/list/acting.spec.ts'])).toMatchObject({ browser: true, specs: 'changed' })
  })

  it('is the tests of the site for a page of the site', () => {
    const { specs, faults } = affectedBy(['src/marketing/pages/home/home.tsx', 'docs/site.md'])
    expect(specs).toContain('site')
    expect(faults).toBe(false)
  })

  it('is every browser test for a server file, whatever changed beside it', () => {
    const files = ['server/read/list.ts', 'src/marketing/site.css', 'tests/e2e/list/acting.spec.ts']
    expect(affectedBy(files)).toMatchObject({ browser: true, specs: [], faults: true, bench: true })
  })

  it('is all contract tests for a migration, which no test imports', () => {
    expect(affectedBy(['migrations/0001_more.sql']).contract).toBe('all')
  })
})

describe('the contracts that run on both engines', () => {
  it.each(engineContracts)('%s exists', (path) => {
    expect(existsSync(path)).toBe(true)
  })
})
