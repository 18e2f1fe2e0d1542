import { expect, it } from 'vitest'
import { importAgain, withAgain } from '../../scripts/vite/import-again.mjs'

it('an import of a chunk tells of its failure, and nothing else is changed', () => {
  const code = 'import{a}from"./b.js";import(x);const l=()=>import(`./form-Ab_1.js`);"import(y)"'
  expect(withAgain(code)).toBe(
    'import{a}from"./b.js";import(x);const l=()=>import(`./form-Ab_1.js`).catch(e=>globalThis.importAgain?globalThis.importAgain(new URL(`./form-Ab_1.js`,import.meta.url).href,e):Promise.reject(e));"import(y)"',
  )
})

it('the name of a chunk is made of what is added to it too', () => {
  const { augmentChunkHash } = importAgain()
  expect(typeof augmentChunkHash === 'function' && augmentChunkHash.length).toBe(0)
  expect((augmentChunkHash as () => string)()).toContain('globalThis.importAgain')
})
