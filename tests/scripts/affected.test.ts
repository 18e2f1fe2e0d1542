import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectedBy } from '../../scripts/test/affected.mjs'
import { engineContracts } from '../support/engine-contracts.mjs'

describe('npm test -- --changed', () => {
  it('runs no browser, faults, bench or component tests for documentation', () => {
    expect(affectedBy(['docs/testing.md', 'README.md'])).toMatchObject({
      browser: false,
      faults: false,
      bench: false,
      component: false,
    })
  })

  it('runs everything for a file without a rule', () => {
    expect(affectedBy(['docs/testing.md', 'vite.config.ts'])).toMatchObject({
      contract: 'all',
      browser: true,
      specs: [],
      faults: true,
    })
  })

  it('runs only the changed browser tests if nothing else has changed', () => {
    expect(affectedBy(['tests/e2e/list/acting.spec.ts'])).toMatchObject({ browser: true, specs: 'changed' })
  })

  it('runs the browser tests of the site for a page of the site', () => {
    const { specs, faults } = affectedBy(['src/marketing/pages/home/home.tsx', 'docs/site.md'])
    expect(specs).toContain('site')
    expect(faults).toBe(false)
  })

  it('runs all browser tests for a server file, whatever else has changed', () => {
    const files = ['server/read/list.ts', 'src/marketing/site.css', 'tests/e2e/list/acting.spec.ts']
    expect(affectedBy(files)).toMatchObject({ browser: true, specs: [], faults: true, bench: true })
  })

  it('runs all contract tests for a migration, which no test imports', () => {
    expect(affectedBy(['migrations/0001_more.sql']).contract).toBe('all')
  })
})

describe('the contract tests that run on both engines', () => {
  it.each(engineContracts)('include %s, which exists', (path) => {
    expect(existsSync(path)).toBe(true)
  })
})
