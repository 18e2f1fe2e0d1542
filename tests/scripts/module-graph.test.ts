import { describe, expect, it } from 'vitest'
import { closure, loadedBefore, readStarts } from '../../scripts/vite/module-graph.mjs'

/** Modules with their static imports and, after a bar, their dynamic ones. */
function graph(modules: Readonly<Record<string, string>>) {
  const idsOf = (text = '') => text.split(' ').filter(Boolean)
  return {
    getModuleInfo: (id: string) => {
      const [importedIds, dynamicallyImportedIds] = (modules[id] ?? '').split('|').map(idsOf)
      return { importedIds: importedIds ?? [], dynamicallyImportedIds: dynamicallyImportedIds ?? [] }
    },
  }
}

const before = (
  modules: Readonly<Record<string, string>>,
  pages: string[],
  programs: Readonly<Record<string, string>> = {},
) =>
  Object.fromEntries(
    [
      ...loadedBefore(readStarts(pages, graph(modules)), new Set(pages), new Map(Object.entries(programs))),
    ].map(([id, set]) => [id, [...set].toSorted()]),
  )

describe('closure', () => {
  it('has the modules and all that they import statically, also in a cycle', () => {
    expect([...closure(['a'], graph({ a: 'b | d', b: 'c', c: 'a' }))].toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('readStarts', () => {
  it('has the pages and all dynamic imports, each with the starts that import it', () => {
    const starts = readStarts(['page'], graph({ page: 'shared', shared: '| dialog', dialog: '| details' }))
    expect([...starts.keys()]).toEqual(['page', 'dialog', 'details'])
    expect([...(starts.get('details')?.importers ?? [])]).toEqual(['dialog'])
  })
})

describe('loadedBefore', () => {
  it('has what the only importer loads, and what was loaded before it', () => {
    expect(before({ page: 'a | dialog', dialog: 'b | details' }, ['page'])).toEqual({
      page: [],
      dialog: ['a', 'page'],
      details: ['a', 'b', 'dialog', 'page'],
    })
  })

  it('has only what all ways to it have loaded', () => {
    const modules = {
      page: 'shared | list form',
      list: 'rows shared | details',
      form: 'fields shared | details',
    }
    expect(before(modules, ['page'])['details']).toEqual(['page', 'shared'])
  })

  it('has nothing for a page, even if another page imports it', () => {
    expect(before({ page: 'a | site', site: 'b' }, ['page', 'site'])['site']).toEqual([])
  })

  it('has the program that a page loads at once, for all but the program itself', () => {
    const found = before({ page: '| program signIn', program: 'client' }, ['page'], { page: 'program' })
    expect(found).toEqual({ page: [], program: ['page'], signIn: ['client', 'page', 'program'] })
  })

  it('is right for dynamic imports that import each other', () => {
    const found = before({ page: '| list', list: 'rows | record', record: 'fields | list' }, ['page'])
    expect(found['list']).toEqual(['page'])
    expect(found['record']).toEqual(['list', 'page', 'rows'])
  })
})
