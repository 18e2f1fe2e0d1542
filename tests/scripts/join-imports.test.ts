import { describe, expect, it } from 'vitest'
import { joinedId, joinImports, withJoined } from '../../scripts/vite/join-imports.mjs'

const members: Readonly<Record<string, { name: string; index: number }>> = {
  './main': { name: 'program', index: 0 },
  './client': { name: 'program', index: 1 },
}
const joined = (code: string) =>
  withJoined(code, '/src/boot.tsx', (specifier) => Promise.resolve(members[specifier]))

describe('withJoined', () => {
  it('replaces each dynamic import of a member by an import of its group', async () => {
    expect(await joined(`void import('./main'); const { client } = await import('./client')`)).toBe(
      `void import('joined:program').then((joined) => joined.m0); const { client } = await import('joined:program').then((joined) => joined.m1)`,
    )
  })

  it('leaves other dynamic imports, static imports and comments as they are', async () => {
    const code = `import './main'\nconst a = <b>{import('./other')}</b>\n// import('./main')\nimport(address)`
    expect(await joined(code)).toBe(code)
  })
})

describe('joinImports', () => {
  const plugin = joinImports('/app', { texts: ['src/a.ts', 'src/print.css'] })

  it('builds a group as one module that exports each member', () => {
    const { load } = plugin
    if (typeof load !== 'object') throw new Error('The plugin loads nothing')
    const source = Reflect.apply(load.handler, undefined, [joinedId('texts')]) as string
    expect(source).toBe(
      `export * as m0 from "/app/src/a.ts"\nimport "/app/src/print.css"\nexport const m1 = {}`,
    )
  })
})
