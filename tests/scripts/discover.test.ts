import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { discoverFeatures } from '#scripts/discover.mjs'
import { removeFolder, temporaryFolder } from '../support/temporary-folder'

let root = ''
beforeEach(() => {
  root = temporaryFolder('discover')
  add('invoicing/invoices.resource.ts')
})
afterEach(() => removeFolder(root))

function add(path: string): void {
  const file = join(root, 'src/resources', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
}
const read = (name: string): string => readFileSync(join(root, `src/resources/${name}.generated.ts`), 'utf8')

describe('the generated lists', () => {
  it.each([
    ['resource-hooks', 'invoicing/server/invoices.server.ts', 'invoices: invoicesHooks,'],
    ['demos', 'invoicing/demo/invoices.demo.ts', 'invoices: invoicesDemo,'],
    ['overviews', 'invoicing/server/invoicing.overview.ts', 'invoicingOverview,'],
    ['labels', 'invoicing/labels/invoices.labels.cn.ts', 'invoices,'],
    ['pages', 'invoicing/invoicing.pages.ts', '...invoicingPages,'],
    ['first-pages', 'invoicing/invoicing.first-page.ts', "'invoicing': invoicingFirstPage,"],
    ['first-catalogues', 'invoicing/invoicing.first-catalogue.ts', "'invoicing': invoicingFirstCatalogue,"],
    ['screens', 'invoicing/client/screens.ts', 'invoicingScreens,'],
  ])('%s contains %s while the file exists', (list, path, entry) => {
    discoverFeatures(root)
    expect(read(list)).not.toContain(entry)
    add(path)
    expect(discoverFeatures(root)).toEqual([`src/resources/${list}.generated.ts`])
    expect(read(list)).toContain(`from './${path.replace('.ts', '')}'`)
    expect(read(list)).toContain(entry)
    rmSync(join(root, 'src/resources', path))
    discoverFeatures(root)
    expect(read(list)).not.toContain(entry)
  })

  it('contain the name of a resource in camel case', () => {
    add('kanban/kanban-cards.resource.ts')
    add('kanban/demo/kanban-cards.demo.ts')
    discoverFeatures(root)
    expect(read('demos')).toContain('kanbanCards: kanbanCardsDemo,')
  })

  it('leave out files that belong to no resource', () => {
    add('invoicing/server/totals.server.ts')
    discoverFeatures(root)
    expect(read('resource-hooks')).not.toContain('totals')
  })
})
