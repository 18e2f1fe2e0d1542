import { parseSync, Visitor } from 'vite'

/** The calls that name the area of a resource with custom screens; `own` does where none of them is declared. */
const others = ['list', 'one', 'create', 'board', 'place']

/** What a declaration says to the server alone. */
const serverOnly = new Set(['lookups', 'queue', 'ruleRecords', 'searchGroups'])

/**
 * Removes what only the server reads, and the custom endpoints (`own`), from declarations of resources (*.resource.ts)
 * in the client build. The screens that call the endpoints import them from *.wire.ts, and are loaded when they are
 * opened. They stay where they name the area of a resource: `areaOf` in src/providers/data/area-state.ts.
 * @returns {import('vite').Plugin}
 */
export const withoutOwnCalls = () => ({
  name: 'without-own-calls',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.resource\.ts$/ },
    handler: (code, id) => ({ code: withoutOwn(code, id), map: null }),
  },
})

/**
 * The code without the properties for the server alone, and without the property `own` of `wire` and its import, unless
 * that names the area of a resource with custom screens.
 * @param {string} code
 * @param {string} id
 */
export function withoutOwn(code, id) {
  /** @type {{ start: number, end: number }[]} */
  const removed = []
  /** @type {{ start: number, end: number }[]} */
  const removedUnlessCustom = []
  let isCustom = false
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineResource') return
      if (declaration?.type !== 'ObjectExpression') return
      for (const property of declaration.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          if (serverOnly.has(property.key.name)) removed.push(property)
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier') return
      if (key.name === 'custom') isCustom = true
      if (key.name !== 'wire' || value.type !== 'ObjectExpression') return
      const named = new Map(
        value.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property]]
            : [],
        ),
      )
      const own = named.get('own')
      if (own) (others.some((name) => named.has(name)) ? removed : removedUnlessCustom).push(own)
    },
  })
  visitor.visit(parseSync(id, code).program)
  const rest = [...removed, ...(isCustom ? [] : removedUnlessCustom)]
    .toSorted((item, other) => item.start - other.start)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
  return rest === code ? code : withoutUnusedImports(rest, id)
}

/**
 * The code without imports of which it uses nothing: a chunk has all modules that its own ones import, used or not.
 * @param {string} code
 * @param {string} id
 */
function withoutUnusedImports(code, id) {
  /** @type {(name: string) => boolean} */
  const isUsed = (name) => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
  /** @type {{ start: number, end: number }[]} */
  const unused = []
  const visitor = new Visitor({
    ImportDeclaration({ start, end, specifiers }) {
      if (!specifiers.some(({ local }) => isUsed(local.name))) unused.push({ start, end })
    },
  })
  visitor.visit(parseSync(id, code).program)
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}
