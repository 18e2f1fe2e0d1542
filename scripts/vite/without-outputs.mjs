import { parseSync, Visitor } from 'vite'

/**
 * Removes the outputs and inputs of declared endpoints (*.wire.ts) from the client build, because the client uses only
 * their types. The input of an endpoint with `isShown` stays, and so does the output of an action, by which the client
 * knows that the response is not the record.
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
 * The code without the properties named `output` of what is no action, and without the inputs of calls that are no forms.
 * @param {string} code
 * @param {string} id
 */
export function stripped(code, id) {
  /** @type {[start: number, end: number][]} */
  const removed = []
  /** @type {(property: { start: number, end: number }) => void} */
  const remove = ({ start, end }) => {
    // A nested one is removed with the outer one.
    if (!removed.some(([from, to]) => from <= start && end <= to)) removed.push([start, end])
  }
  /** @type {number[]} */
  const calls = []
  /** @type {{ start: number, end: number }[]} */
  const functions = []
  /** @type {(node: { start: number, end: number }) => void} */
  const noteFunction = ({ start, end }) => void functions.push({ start, end })
  const visitor = new Visitor({
    CallExpression: ({ start }) => void calls.push(start),
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteFunction,
    ObjectExpression({ properties }) {
      const named = new Map(
        properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property]]
            : [],
        ),
      )
      const [output, input] = [named.get('output'), named.get('input')]
      if (output && !named.has('on')) remove(output)
      if (input && named.has('path') && !named.has('isShown')) remove(input)
    },
  })
  visitor.visit(parseSync(id, code).program)
  /** @type {[start: number, end: number, instead: string][]} */
  const edits = [
    ...removed.map(([start, end]) => /** @type {[number, number, string]} */ ([start, end, ''])),
    // What is declared for outputs only is then unused. Calls in functions may have side effects.
    ...calls
      .filter((start) => !functions.some((range) => range.start <= start && start < range.end))
      .filter((start) => !removed.some(([from, to]) => from <= start && start < to))
      .map((start) => /** @type {[number, number, string]} */ ([start, start, '/* @__PURE__ */ '])),
  ]
  return edits
    .toSorted(([start], [other]) => other - start)
    .reduce((text, [start, end, instead]) => {
      const behind = instead ? text.slice(end) : text.slice(end).replace(/^\s*,/, '')
      return text.slice(0, start) + instead + behind
    }, code)
}
