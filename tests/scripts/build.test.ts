import { describe, expect, it } from 'vitest'
import { budgetLines, scriptsOf } from '../../scripts/build/budget.mjs'
import { sourceName } from '../../scripts/vite/chunk-report.mjs'

const manifest = {
  'app.html': { file: 'app.js', name: 'app', imports: ['_react.js'] },
  '_react.js': { file: 'react.js', name: 'react' },
  'src/screens/list.tsx': { file: 'list.js', name: 'list', imports: ['_react.js', '_grid.js', 'app.html'] },
  '_grid.js': { file: 'grid.js', name: 'grid', imports: ['_react.js'] },
  'src/site.css': { file: 'site.css' },
}
const sizes: Record<string, number> = { 'app.js': 10, 'react.js': 60, 'list.js': 5, 'grid.js': 100 }
const reader = {
  size: (file: string) => sizes[file] ?? 0,
  packages: (file: string) => (file === 'grid.js' ? ['@mui/x-data-grid'] : []),
}

describe('the budget of scripts', () => {
  it('counts each script of a screen once', () => {
    expect(scriptsOf(manifest, ['app.html', 'src/screens/list.tsx']).toSorted()).toEqual([
      'app.js',
      'grid.js',
      'list.js',
      'react.js',
    ])
  })

  it('adds up the scripts of each screen, and lists scripts by descending size', () => {
    const modules = ['app.html', 'src/screens/list.tsx']
    const lines = budgetLines(
      { screens: { list: { modules, limit: 170, files: 4 } }, chunk: { limit: 99 } },
      manifest,
      reader,
    )
    expect(lines.map(({ name, bytes, limit }) => [name, bytes, limit])).toEqual([
      ['screen list', 175, 170],
      ['script grid', 100, 99],
      ['script react', 60, 99],
      ['script app', 10, 99],
      ['script list', 5, 99],
    ])
  })

  it('reports forbidden packages and missing modules of a screen', () => {
    const screens = {
      light: { modules: ['app.html'], limit: 100, files: 9, never: ['@mui/x-data-grid'] },
      heavy: { modules: ['src/screens/list.tsx'], limit: 200, files: 9, never: ['@mui/x-data-grid'] },
      gone: { modules: ['src/screens/show.tsx'], limit: 200, files: 9 },
    }
    const lines = budgetLines({ screens, chunk: { limit: 200 } }, manifest, reader)
    expect(lines.slice(0, 3).map(({ note }) => note)).toEqual([
      '',
      'has @mui/x-data-grid',
      'no src/screens/show.tsx',
    ])
  })

  it('reports a screen of too many files', () => {
    const screens = { list: { modules: ['app.html', 'src/screens/list.tsx'], limit: 200, files: 3 } }
    const [line] = budgetLines({ screens, chunk: { limit: 200 } }, manifest, reader)
    expect(line?.note).toBe('4 files of 3')
  })

  it('supports a separate limit for a script', () => {
    const budget = { screens: {}, chunk: { limit: 99 }, chunks: { grid: 120 } }
    expect(budgetLines(budget, manifest, reader)[0]).toMatchObject({ name: 'script grid', limit: 120 })
  })
})

describe('the report of what scripts contain', () => {
  it.each([
    ['/home/a/corridor/node_modules/@mui/material/Button/Button.js', '@mui/material'],
    ['/home/a/corridor/node_modules/a/node_modules/zod/index.js', 'zod'],
    ['/home/a/corridor/src/main.tsx?url', 'src/main.tsx'],
  ])('counts %s for %s', (id, name) => {
    expect(sourceName(id, '/home/a/corridor')).toBe(name)
  })
})
