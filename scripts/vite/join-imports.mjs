import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

const prefix = 'joined:'

/**
 * Joins modules that are imported dynamically and always loaded together: each of these imports loads one module that
 * contains them all, so that they are one script and one style sheet. They are evaluated together too.
 * @param {string} root
 * @param {Record<string, readonly string[]>} groups the paths of the modules of each group; a group is built as
 * `joinedId(name)`
 * @returns {import('vite').Plugin}
 */
export function joinImports(root, groups) {
  const ids = Object.entries(groups).map(
    ([name, paths]) => /** @type {const} */ ([name, paths.map((path) => join(root, path))]),
  )
  /** @type {Map<string, Place>} */
  const places = new Map(
    ids.flatMap(([name, members]) =>
      members.map((id, index) => /** @type {const} */ ([id, { name, index }])),
    ),
  )
  return {
    name: 'join-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^joined:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      // eslint-disable-next-line no-control-regex -- the ids of virtual modules begin with a null character
      filter: { id: /^\0joined:/ },
      handler(id) {
        const [, members] = ids.find(([name]) => joinedId(name) === id) ?? ['', []]
        return members.map((member, index) => exported(member, index)).join('\n')
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      async handler(code, id) {
        const changed = await withJoined(code, id, async (specifier) => {
          const resolved = await this.resolve(specifier, id)
          return resolved ? places.get(resolved.id) : undefined
        })
        return changed === code ? null : { code: changed, map: null }
      },
    },
  }
}

/**
 * The group of a module and its position there.
 * @typedef {{ name: string, index: number }} Place
 */

/**
 * The id of the module that contains a group.
 * @param {string} name
 */
export const joinedId = (name) => `\0${prefix}${name}`

/**
 * A style sheet has no exports.
 * @param {string} member
 * @param {number} index
 */
const exported = (member, index) =>
  member.endsWith('.css')
    ? `import ${JSON.stringify(member)}\nexport const m${index} = {}`
    : `export * as m${index} from ${JSON.stringify(member)}`

/**
 * The code with dynamic imports of members replaced by imports of their groups.
 * @param {string} code
 * @param {string} id
 * @param {(specifier: string) => Promise<Place | undefined>} placeOf
 */
export async function withJoined(code, id, placeOf) {
  /** @type {{ start: number, end: number, specifier: string }[]} */
  const found = []
  const visitor = new Visitor({
    ImportExpression({ source, start, end }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ start, end, specifier: source.value })
    },
  })
  visitor.visit(parseSync(id, code).program)
  let text = code
  for (const { start, end, specifier } of found.toReversed()) {
    const place = await placeOf(specifier)
    if (place)
      text = `${text.slice(0, start)}import('${prefix}${place.name}').then((joined) => joined.m${place.index})${text.slice(end)}`
  }
  return text
}
