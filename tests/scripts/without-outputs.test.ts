import { expect, it } from 'vitest'
import { stripped } from '#scripts/vite/without-outputs.mjs'

it('withoutOutputs removes the outputs of endpoints, and the inputs that no form shows, from a *.wire.ts module', () => {
  const code = `
    const output = { count: integer() }
    export const calls = {
      find: { path: '/api/a', isShown: true, input: { output_: text() }, output: { a: object({ output: text() }) }, limit: 1 },
      send: { path: '/api/d', input: { path: file() }, output: { input: text() } },
      tidy: { path: '/api/b', output },
      drop: { path: '/api/c' },
    }`
  expect(stripped(code, 'a.wire.ts').replaceAll(/\s+/g, ' ')).toBe(
    " const output = { count: /* @__PURE__ */ integer() } export const calls = { find: { path: '/api/a', isShown: true, input: { output_: /* @__PURE__ */ text() }, limit: 1 }, send: { path: '/api/d', }, tidy: { path: '/api/b', }, drop: { path: '/api/c' }, }",
  )
})

it('withoutOutputs keeps the calls in functions, which may have side effects', () => {
  const code = `
    export function partsOf(text) {
      const parts = []
      for (const part of text) parts.push(part)
      return parts
    }
    export const listed = (text) => partsOf(text)`
  expect(stripped(code, 'a.wire.ts')).toBe(code)
})
