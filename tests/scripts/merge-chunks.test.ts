import { describe, expect, it } from 'vitest'
import { mergeChunks, type Chunk } from '../../scripts/vite/merge-chunks.mjs'

const chunk = (name: string, bytes: number, firstAt: bigint, at = firstAt): Chunk => ({
  modules: [name],
  bytes,
  at,
  firstAt,
  imports: new Set(),
})
const costs = { requestBytes: 1000, wasteBytes: 5000, weights: [1, 1, 1] }
const sets = (chunks: readonly Chunk[]) => new Set(chunks.map(({ modules }) => modules.toSorted().join(' ')))

describe('mergeChunks', () => {
  it('merges scripts that the same starts request', () => {
    expect(sets(mergeChunks([chunk('a', 900, 0b1n), chunk('b', 90_000, 0b1n)], costs))).toEqual(
      new Set(['a b']),
    )
  })

  it('merges scripts when the saved request is worth more than the bytes that another start loads in vain', () => {
    expect(sets(mergeChunks([chunk('a', 900, 0b1n), chunk('b', 90_000, 0b11n)], costs))).toEqual(
      new Set(['a b']),
    )
    expect(sets(mergeChunks([chunk('a', 1100, 0b1n), chunk('b', 90_000, 0b11n)], costs))).toEqual(
      new Set(['a', 'b']),
    )
  })

  it('counts the starts that matter more', () => {
    const weights = [1, 100, 1]
    const some = () => [chunk('a', 900, 0b1n), chunk('b', 90_000, 0b11n)]
    expect(sets(mergeChunks(some(), { ...costs, weights }))).toEqual(new Set(['a', 'b']))
  })

  it('does not count starts at which both are available already', () => {
    const later = chunk('b', 90_000, 0b1n, 0b111n)
    expect(sets(mergeChunks([chunk('a', 900, 0b1n), later], costs))).toEqual(new Set(['a b']))
  })

  it('does not merge scripts that no start needs both of', () => {
    expect(sets(mergeChunks([chunk('a', 10, 0b1n), chunk('b', 10, 0b10n)], costs))).toEqual(
      new Set(['a', 'b']),
    )
  })

  it('counts the bytes of what a merged script imports', () => {
    const large = chunk('large', 4000, 0b1n)
    const a = chunk('a', 10, 0b1n)
    a.imports.add(large)
    const b = chunk('b', 50_000, 0b11n)
    const left = mergeChunks([a, b, large], { ...costs, requestBytes: 300 })
    expect(sets(left)).toEqual(new Set(['a large', 'b']))
  })

  it('never adds more in vain to a start than the limit', () => {
    const weights = [100, 1, 1]
    const some = () => [chunk('a', 6000, 0b1n), chunk('b', 90_000, 0b11n)]
    expect(sets(mergeChunks(some(), { ...costs, weights, wasteBytes: 7000 }))).toEqual(new Set(['a b']))
    expect(sets(mergeChunks(some(), { ...costs, weights }))).toEqual(new Set(['a', 'b']))
  })

  it('does not make a script that imports itself', () => {
    const [a, between, b] = [chunk('a', 10, 0b1n), chunk('between', 90_000, 0b111n), chunk('b', 10, 0b1111n)]
    a.imports.add(between)
    between.imports.add(b)
    const left = mergeChunks([a, between, b], { ...costs, requestBytes: 1 })
    for (const { imports, modules } of left)
      for (const imported of imports) expect(reachable(imported)).not.toContain(modules[0])
  })

  it('gives what a merged script imports the starts of that script', () => {
    const shared = chunk('shared', 20_000, 0b1n)
    const a = chunk('a', 10, 0b1n)
    a.imports.add(shared)
    const b = chunk('b', 10, 0b11n)
    const weights = [1000, 1, 1]
    const left = mergeChunks([a, b, shared], { ...costs, weights, wasteBytes: 100_000 })
    for (const { at } of left) expect(at).toBe(0b11n)
  })
})

function reachable(start: Chunk): string[] {
  const found = new Set([start])
  for (const { imports } of found) for (const imported of imports) found.add(imported)
  return [...found].flatMap(({ modules }) => modules)
}
