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

it('withoutOutputs keeps the output of an action, by which the client knows that the response is not the record', () => {
  const code = `export const orderActions = { invoice: { on: 'record', output: { id: 1 }, opens: 'invoices' } }`
  expect(stripped(code, 'a.wire.ts')).toBe(code)
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
