import { describe, expect, it } from 'vitest'
import { brokenRules, packages } from './broken-rules'
import { readSource } from './source'
import { findViolations } from './violations'

/** The rules that one file violates with one import. */
function brokenBy(path: string, specifier: string): string[] {
  return brokenRules({ [path]: `import { thing } from '${specifier}'` })
}

describe('import rules', () => {
  it.each([
    ['src/define/kinds.ts', 'react', 'define'],
    ['src/define/kinds.ts', '../../server/lifecycle/app', 'define'],
    ['src/resources/invoicing/invoices.resource.ts', 'zod', 'declaration'],
    ['src/resources/invoicing/invoices.resource.ts', '../shop/products.resource', 'features'],
    ['src/resources/shop/wire/checkout.wire.ts', '#text/search', 'declaration'],
    ['src/resources/invoicing/labels/invoices.labels.cn.ts', '#text/search', 'declaration'],
    ['src/money/plans.ts', '../define', 'money'],
    ['src/money/plans.ts', 'zod', 'money'],
    ['src/resources/invoicing/client/total.tsx', '../../shop/client/price', 'features'],
    ['src/screens/list/list.tsx', '#resources/resource-hooks.generated', 'feature server'],
    ['src/resources/invoicing/client/total.tsx', '../server/invoices.server', 'feature server'],
    ['src/resources/invoicing/server/invoices.server.ts', '../client/total', 'feature client'],
    ['src/pages/pages.tsx', '#resources/chat/client/thread', 'feature client'],
    ['src/main.tsx', '../server/base/env', 'browser'],
    ['src/providers/data.ts', 'node:fs', 'browser'],
    ['server/lifecycle/app.ts', '@refinedev/core', 'server'],
    ['server/lifecycle/app.ts', 'react', 'server'],
    ['server/lifecycle/app.ts', '#screens/list/list', 'server'],
    ['src/resources/invoicing/server/invoices.server.ts', '@mui/material/Button', 'server'],
    ['server/base/env.ts', '../db/open', 'layers'],
    ['server/read/list.ts', '#server/write/create', 'layers'],
    ['server/features/bulk/run.ts', '#server/http/request', 'layers'],
    ['src/resources/invoicing/server/invoices.server.ts', '#server/http/request', 'layers'],
    ['src/providers/data.ts', '#shell/icons', 'layers'],
    ['src/shell/shell.tsx', '#screens/list/list', 'layers'],
    ['src/screens/list/list.tsx', '#resources/invoicing/invoices.resource', 'engine'],
    ['server/read/list.ts', '#resources/invoicing/invoices.resource', 'engine'],
    ['src/marketing/home.tsx', '@mui/material', 'marketing'],
    ['src/marketing/home.tsx', '../shell/theme', 'marketing'],
    ['src/screens/list/list.tsx', '@tanstack/react-query', 'refine'],
    ['src/resources/invoicing/client/total.tsx', 'axios', 'refine'],
    ['src/pages/start.tsx', '#providers/data/http/client', 'refine'],
    ['src/screens/list/filter/days.ts', '../../../define/kinds', 'subpath imports'],
    ['tests/e2e/list/list.spec.ts', '../../../src/define/kinds', 'subpath imports'],
    ['server/lifecycle/app.ts', 'left-pad', 'packages'],
    ['server/lifecycle/app.ts', '@scope/left-pad/deep', 'packages'],
  ])('%s must not import %s', (path, specifier, rule) => {
    expect(brokenBy(path, specifier)).toContain(rule)
  })

  it.each([
    ['src/define/parsing/schema.ts', 'zod/mini'],
    ['src/define/parsing/schema.ts', './kinds'],
    ['src/resources/invoicing/invoices.resource.ts', '#define'],
    ['src/resources/shop/wire/checkout.wire.ts', '#money/plans'],
    ['src/money/plans.ts', './exchange'],
    ['src/resources/invoicing/server/invoices.server.ts', '#server/write/create'],
    ['src/resources/invoicing/client/total.tsx', './parts/total'],
    ['src/resources/invoicing/client/total.tsx', '#screens/form'],
    ['src/screens/history/use-history.ts', '#providers/data/read'],
    ['src/pages/start.tsx', '#providers/data/endpoints/use-endpoint'],
    ['src/resources/resource-hooks.generated.ts', './invoicing/server/invoices.server'],
    ['src/resources/index.ts', './invoicing/invoices.resource'],
    ['src/resources/screens.generated.ts', './chat/client/chat.screen'],
    ['server/lifecycle/app.ts', '#resources/resource-hooks.generated'],
    ['server/lifecycle/app.ts', 'node:http'],
    ['server/lifecycle/app.ts', '#server/db/open'],
    ['server/db/pool.ts', 'pg'],
    ['src/marketing/home.tsx', 'react'],
    ['src/screens/list/list.test.tsx', '#resources/index'],
  ])('%s may import %s', (path, specifier) => {
    expect(brokenBy(path, specifier)).toEqual([])
  })

  it('apply to every kind of import', () => {
    const paths = [
      `import type { Env } from '../server/base/env'`,
      `export { env } from '../server/base/env'`,
      `export * from '../server/base/env'`,
      `const env = import('../server/base/env')`,
      `let env: import('../server/base/env').Env`,
      `import '../server/base/env'`,
    ]
    for (const way of paths) expect(brokenRules({ 'src/main.tsx': way }), way).toEqual(['browser'])
  })

  it('report the line and the reason', () => {
    const source = readSource('src/main.tsx', `\n\nimport { env } from '../server/base/env'`)
    const [violation] = findViolations([source], packages)
    expect(violation?.where).toBe('src/main.tsx:3')
    expect(violation?.why).toContain('HTTP')
  })
})

describe('cycles', () => {
  const cycle = (last: string) => ({
    'server/db/a.ts': `import { b } from './b'`,
    'server/db/b.ts': `import { c } from './c'`,
    'server/db/c.ts': last,
  })

  it.each([
    `import { a } from './a'`,
    `export * from './a'`,
    `import type { A } from './a'`,
    `const a = () => import('./a')`,
    `import { a } from '#server/db/a'`,
  ])('are found across several files: %s', (last) => {
    expect(brokenRules(cycle(last))).toEqual(['cycle'])
  })

  it('through test files are allowed', () => {
    const files = {
      'src/screens/list/list.ts': `import { cell } from '../table/cell'`,
      'src/screens/table/cell.ts': '',
      'src/screens/table/cell.test.ts': `import { list } from '../list/list'`,
    }
    expect(brokenRules(files)).toEqual([])
  })
})

describe('retired names', () => {
  it.each([
    'const patience = 400',
    'function tellEverybody() {}',
    'const { words } = text',
    'const [place] = list',
    'const read = ({ seenBy }) => seenBy',
    'type Asked = string',
    'interface Line { readonly place: number }',
    'class Line { private door = 1 }',
  ])('are refused: %s', (text) => {
    expect(brokenRules({ 'server/db/a.ts': text })).toEqual(['vocabulary'])
  })

  it.each([
    ['server/db/a.ts', 'const placeholder = 1'],
    ['server/db/a.ts', 'const replaced = 1'],
    ['server/db/a.ts', 'const text = { place: 1 }'],
    ['src/resources/shop/orders.resource.ts', 'interface Order { place: string }'],
    ['src/locales/en/list.ts', 'const place = 1'],
  ])('%s may declare %s', (path, text) => {
    expect(brokenRules({ [path]: text })).toEqual([])
  })

  it('are reported with the name to use instead', () => {
    const [violation] = findViolations([readSource('server/db/a.ts', 'const patience = 400')], packages)
    expect(violation).toMatchObject({ what: 'declares patience', why: expect.stringContaining('timeoutMs') })
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
  ])('must not use the database outside of themselves: %s', (statement) => {
    expect(brokenRules(inTransaction(statement))).toEqual(['transaction'])
  })

  it('may use the transaction that they are given', () => {
    expect(brokenRules(inTransaction('await tx.query({ text: table.database })'))).toEqual([])
  })

  it('do not restrict statements after their end', () => {
    const after = `await database.transaction(async (tx) => tx.query(one)); await database.query(two)`
    expect(brokenRules({ 'server/a.ts': after })).toEqual([])
  })
})

describe('names of resources', () => {
  const declared = {
    'src/resources/shop/orders.resource.ts': `export const orders = defineResource('orders', {})`,
    'src/resources/blog/posts.resource.ts': `export const posts = defineResource('posts', {})`,
    'src/resources/users/users.resource.ts': `export const users = defineResource('users', {})`,
  }

  it.each([
    ['src/screens/list/list.tsx', `const main = 'orders'`],
    ['src/shell/menu.ts', `type Row = RegisteredRow<'orders'>`],
    ['server/features/work/a.ts', 'const text = `select from "orders" where true`'],
    ['server/http/openapi/a.ts', `const path = '/api/orders/{id}/content'`],
    ['server/lifecycle/a.ts', `const orders = app['orders']`],
  ])('are refused in the engine: %s, %s', (path, text) => {
    expect(brokenRules({ ...declared, [path]: text })).toEqual(['resource names'])
  })

  it.each([
    ['src/resources/banking/client/a.tsx', `const main = 'orders'`],
    ['src/pages/start.tsx', `const main = 'orders'`],
    ['src/screens/list/list.test.tsx', `const main = 'orders'`],
    ['src/screens/list/list.tsx', `type Shown = Gallery['orders'] | Pick<Gallery, 'orders'>`],
    ['src/screens/list/list.tsx', `const text = t('list.orders')`],
    ['server/features/auth/a.ts', 'const text = `select from "users"`'],
    ['server/write/values/slug.ts', `const reserved = ['posts']`],
  ])('are allowed elsewhere: %s, %s', (path, text) => {
    expect(brokenRules({ ...declared, [path]: text })).toEqual([])
  })
})

describe('assertions by way of unknown', () => {
  const row = '(row as unknown as Row)'

  it.each([
    `export const a = ${row}`,
    `// Why.\n\nexport const a = ${row}`,
    'export const a = (row as any) as Row',
  ])('need a reason: %s', (text) => {
    expect(brokenRules({ 'server/db/a.ts': text })).toEqual(['assertions'])
  })

  it.each([
    `// Why.\nexport const a = ${row}`,
    `export const a = ${row} // Why.`,
    'export const a = row as Row',
  ])('have one: %s', (text) => {
    expect(brokenRules({ 'server/db/a.ts': text })).toEqual([])
  })

  it('are not restricted in tests', () => {
    expect(brokenRules({ 'server/db/a.test.ts': `const a = ${row}` })).toEqual([])
  })
})

describe('inputs of the dashboard', () => {
  const file = 'src/screens/list/panels/sort-panel.tsx'

  it.each([
    '<select value="a" />',
    '<NativeSelect value="a" />',
    '<input type="date" />',
    "<input type={value === 'text' ? 'text' : 'date'} />",
    '<input type="color" />',
  ])('must not be those of the browser: %s', (element) => {
    expect(brokenRules({ [file]: `export const a = ${element}` })).toEqual(['inputs'])
  })

  it('may be other ones, and outside of the dashboard all of them', () => {
    expect(brokenRules({ [file]: 'export const a = <input type="search" />' })).toEqual([])
    expect(brokenRules({ 'src/marketing/a.tsx': 'export const a = <select />' })).toEqual([])
    expect(brokenRules({ 'src/screens/list/pager.tsx': 'export const a = <select />' })).toEqual([])
  })
})
