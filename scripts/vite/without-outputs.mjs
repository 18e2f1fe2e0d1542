import { parseSync, Visitor } from 'vite'

/**
 * Removes the outputs of declared endpoints (*.wire.ts) from the client build, because the client uses only their types.
 * @returns {import('vite').Plugin}
 */
export const withoutOutputs = () => ({
  name: 'without-outputs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.wire\.ts$/ },
    handler: (code, id) => ({ code: stripped(code, id), map: null }),
  },
})

/**
 * The code without the properties named `output`.
 * @param {string} code
 * @param {string} id
 */
export function stripped(code, id) {
  /** @type {[start: number, end: number][]} */
  const places = []
  const visitor = new Visitor({
    Property(property) {
      if (property.key.type === 'Identifier' && property.key.name === 'output')
        // A nested one is removed with the outer one.
        if (!places.some(([start, end]) => start < property.start && property.end < end))
          places.push([property.start, property.end])
    },
  })
  visitor.visit(parseSync(id, code).program)
  return places.toReversed().reduce((text, [start, end]) => {
    const behind = text.slice(end).replace(/^\s*,/, '')
    return text.slice(0, start) + behind
  }, code)
}
