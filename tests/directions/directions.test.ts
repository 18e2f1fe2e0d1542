import { describe, expect, it } from 'vitest'
import { readSource } from './source'
import { findViolations } from './violations'

const packages = new Set(['zod', 'react', '@mui/material', '@refinedev/core', 'hono', '@types/pg'])

/** The rules that a small project of in-memory files breaks. */
function brokenRules(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text))
  return findViolations(sources, packages).map(({ rule }) => rule)
}

/** The rules that one file breaks by one import. */
function brokenBy(path: string, specifier: string): string[] {
  return brokenRules({ [path]: `import { thing } from '${specifier}'` })
}

describe('directions between modules', () => {
  it.each([
    ['src/define/kinds.ts', 'react', 'define'],
    ['src/define/kinds.ts', '../../server/lifecycle/app', 'define'],
    ['src/resources/invoicing/invoices.resource.ts', 'zod', 'declaration'],
    ['src/resources/invoicing/invoices.resource.ts', '../customers/customers.resource', 'rooms'],
    ['src/resources/invoices/invoices.wire.ts', '../../text/fold', 'declaration'],
    ['src/money/plans.ts', '../define', 'money'],
    ['src/money/plans.ts', 'zod', 'money'],
    ['src/money/plans.ts', '../resources/invoices/invoices.resource', 'money'],
    ['src/resources/invoices/invoices.screen.tsx', '../customers/customers.screen', 'rooms'],
    ['src/screens/list/list.tsx', '../../resources/servings', 'server half'],
    ['src/resources/invoices/invoices.screen.tsx', './invoices.server', 'server half'],
    ['src/main.tsx', '../server/base/env', 'browser'],
    ['src/providers/data.ts', 'node:fs', 'browser'],
    ['server/lifecycle/app.ts', '@refinedev/core', 'server'],
    ['server/lifecycle/app.ts', 'react', 'server'],
    ['server/lifecycle/app.ts', '../src/screens/list/list', 'server'],
    ['src/resources/invoicing/server/invoices.server.ts', '@mui/material/Button', 'server'],
    ['src/screens/list/list.tsx', '../../resources/index', 'screens and shell'],
    ['src/shell/menu.tsx', '../resources/invoices/invoices.resource', 'screens and shell'],
    ['src/marketing/home.tsx', '@mui/material', 'marketing'],
    ['src/marketing/home.tsx', '../shell/theme', 'marketing'],
    ['server/lifecycle/app.ts', 'left-pad', 'packages'],
    ['server/lifecycle/app.ts', '@scope/left-pad/deep', 'packages'],
  ])('%s must not import %s', (path, specifier, rule) => {
    expect(brokenBy(path, specifier)).toContain(rule)
  })

  it.each([
    ['src/define/schema.ts', 'zod/mini'],
    ['src/define/schema.ts', './kinds'],
    ['src/resources/invoicing/invoices.resource.ts', '../../define'],
    ['src/resources/invoices/invoices.wire.ts', '../../money/plans'],
    ['src/money/plans.ts', './exchange'],
    ['src/resources/invoicing/server/invoices.server.ts', '../../../server/write'],
    ['src/resources/invoices/invoices.screen.tsx', './parts/total'],
    ['src/resources/servings.ts', './invoices/invoices.server'],
    ['src/resources/index.ts', './invoices/invoices.resource'],
    ['server/lifecycle/app.ts', '../src/resources/servings'],
    ['server/lifecycle/app.ts', 'node:http'],
    ['server/db/pool.ts', 'pg'],
    ['src/marketing/home.tsx', 'react'],
    ['src/screens/list/list.test.tsx', '../../resources/index'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenBy(path, specifier)).toEqual([])
  })

  it('sees every way of importing', () => {
    const ways = [
      `import type { Env } from '../server/base/env'`,
      `export { env } from '../server/base/env'`,
      `export * from '../server/base/env'`,
      `const env = import('../server/base/env')`,
      `let env: import('../server/base/env').Env`,
      `import '../server/base/env'`,
    ]
    for (const way of ways) expect(brokenRules({ 'src/main.tsx': way }), way).toEqual(['browser'])
  })

  it('names the line and the reason', () => {
    const source = readSource('src/main.tsx', `\n\nimport { env } from '../server/base/env'`)
    const [violation] = findViolations([source], packages)
    expect(violation?.where).toBe('src/main.tsx:3')
    expect(violation?.why).toContain('HTTP')
  })
})

describe('circles', () => {
  const circle = (last: string) => ({
    'server/a.ts': `import { b } from './b'`,
    'server/b.ts': `import { c } from './c'`,
    'server/c.ts': last,
  })

  it('are found over several files', () => {
    expect(brokenRules(circle(`import { a } from './a'`))).toEqual(['circle'])
    expect(brokenRules(circle(`export * from './a'`))).toEqual(['circle'])
  })

  it('are not closed by types or by what is loaded later', () => {
    expect(brokenRules(circle(`import type { A } from './a'`))).toEqual([])
    expect(brokenRules(circle(`const a = () => import('./a')`))).toEqual([])
  })
})

describe('transactions', () => {
  const inTransaction = (statement: string) => ({
    'server/a.ts': `await deps.database.transaction(async (tx) => { ${statement} })`,
  })

  it.each([
    'await database.query({ text })',
    'await deps.database.query({ text })',
    'await pool.connect()',
    'await this.database.transaction(async (inner) => inner)',
    'for (const row of rows) await read(database, row)',
  ])('must not run beside themselves: %s', (statement) => {
    expect(brokenRules(inTransaction(statement))).toEqual(['transaction'])
  })

  it('may use what they were given', () => {
    expect(brokenRules(inTransaction('await tx.query({ text: table.database })'))).toEqual([])
  })

  it('end where they end', () => {
    const after = `await database.transaction(async (tx) => tx.query(one)); await database.query(two)`
    expect(brokenRules({ 'server/a.ts': after })).toEqual([])
  })
})
