import { parseSync, Visitor } from 'vite'

/**
 * Takes the outputs out of declared calls (*.wire.ts) on their way to the browser, which reads their types and nothing else
 * of them.
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
 * The same code without the properties called `output`.
 * @param {string} code
 * @param {string} id
 */
export function stripped(code, id) {
  /** @type {[start: number, end: number][]} */
  const places = []
  const visitor = new Visitor({
    Property(property) {
      if (property.key.type === 'Identifier' && property.key.name === 'output')
        // One inside of another goes with it.
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
