import { expect, it } from 'vitest'
import { importAgain, withAgain } from '../../scripts/vite/import-again.mjs'

it('importAgain adds error handling to dynamic imports of chunks, and changes nothing else', () => {
  const code = 'import{a}from"./b.js";import(x);const l=()=>import(`./form-Ab_1.js`);"import(y)"'
  expect(withAgain(code)).toBe(
    'import{a}from"./b.js";import(x);const l=()=>import(`./form-Ab_1.js`).catch(e=>globalThis.importAgain?globalThis.importAgain(new URL(`./form-Ab_1.js`,import.meta.url).href,e):Promise.reject(e));"import(y)"',
  )
})

it('importAgain includes the added code in the hash of a chunk', () => {
  const { augmentChunkHash } = importAgain()
  expect(typeof augmentChunkHash === 'function' && augmentChunkHash.length).toBe(0)
  expect((augmentChunkHash as () => string)()).toContain('globalThis.importAgain')
})
