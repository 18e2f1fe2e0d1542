import { join } from 'node:path'
import { sourceName } from './chunk-report.mjs'
import { mergeChunks } from './merge-chunks.mjs'
import { closure, loadedBefore, readStarts } from './module-graph.mjs'

/**
 * @typedef {import('./module-graph.mjs').Context} Context
 * @typedef {import('./module-graph.mjs').Start} Start
 * @typedef {import('./merge-chunks.mjs').Chunk} Chunk
 */

/**
 * @typedef {object} Options
 * @property {string[]} pages paths of the entry modules
 * @property {Record<string, string>} programs the dynamic import that a page always loads at once, by path
 * @property {Record<string, number>} weights how much some pages and dynamic imports matter, by path; others count 1
 * @property {RegExp[]} taken match the ids of modules that other groups take
 * @property {string[]} takenWithImports paths of modules that other groups take with all that they import
 * @property {number} requestBytes what a request costs, in bytes of minified and compressed code
 * @property {number} wasteBytes the most that a merge may add in vain to what a dynamic import loads, in such bytes
 */

/** About how many characters of a module become one byte of its minified and compressed script. */
const charactersPerByte = 6

/**
 * The group of rolldown for all modules that several pages or dynamic imports need. Without it, each set of modules
 * that the same ones need is a script: hundreds, most of them tiny. Here the modules that are available at the same
 * pages and dynamic imports are one script, and scripts are merged as long as the requests that are saved are worth
 * the bytes that are loaded in vain.
 * @param {string} root
 * @param {Options} options
 */
export function sharedChunks(root, options) {
  /** @type {Map<string, string> | undefined} */
  let names
  return {
    /** @type {(id: string, context: Context) => string | null} */
    name: (id, context) => (names ??= nameModules(root, options, context)).get(id) ?? null,
    test: /./,
    priority: 0,
    minShareCount: 2,
    // `mergeChunks` does not let a script import itself, so nothing has to be moved for that.
    includeDependenciesRecursively: false,
  }
}

/**
 * @param {string} root
 * @param {Options} options
 * @param {Context} context
 * @returns {Map<string, string>} the name of the script of each module, by id
 */
function nameModules(root, options, context) {
  const { pages, programs, weights, taken, takenWithImports, requestBytes, wasteBytes } = options
  // A virtual module has an id and no path.
  const idOf = (/** @type {string} */ path) => (path.startsWith('\0') ? path : join(root, path))
  const starts = readStarts(pages.map(idOf), context)
  const weightOf = new Map(Object.entries(weights).map(([path, weight]) => [idOf(path), weight]))
  for (const id of weightOf.keys()) if (!starts.has(id)) throw new Error(`${id} is not imported dynamically.`)
  const others = closure(takenWithImports.map(idOf), context)
  const before = loadedBefore(
    starts,
    new Set(pages.map(idOf)),
    new Map(Object.entries(programs).map(([page, program]) => [idOf(page), idOf(program)])),
  )
  const chunks = readChunks(starts, before, {
    context,
    isTaken: (id) => others.has(id) || taken.some((pattern) => pattern.test(id)),
  })
  const merged = mergeChunks(chunks, {
    requestBytes,
    wasteBytes,
    weights: [...starts.keys()].map((id) => weightOf.get(id) ?? 1),
  })
  return named(merged, { root, context })
}

/**
 * A script for each set of starts at which modules are available.
 * @param {Map<string, Start>} starts
 * @param {Map<string, Set<string>>} before the modules that are loaded before each start
 * @param {{ context: Context, isTaken: (id: string) => boolean }} options
 * @returns {Chunk[]}
 */
function readChunks(starts, before, { context, isTaken }) {
  const { at, firstAt } = readSets(starts, before)
  /** @type {Map<bigint, Chunk>} */
  const bySet = new Map()
  /** @type {Map<string, Chunk>} */
  const byModule = new Map()
  for (const [id, set] of at) {
    if (isTaken(id)) continue
    const chunk = bySet.get(set) ?? {
      modules: [],
      bytes: 0,
      at: set,
      firstAt: firstAt.get(id) ?? 0n,
      imports: new Set(),
    }
    bySet.set(set, chunk)
    byModule.set(id, chunk)
    chunk.modules.push(id)
    chunk.bytes += sizeOf(id, context) / charactersPerByte
  }
  for (const [id, chunk] of byModule)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      const other = byModule.get(imported)
      if (other && other !== chunk) chunk.imports.add(other)
    }
  return [...bySet.values()]
}

/**
 * For each module the starts at which it is available, and those of them that request it, as bit sets.
 * @param {Map<string, Start>} starts
 * @param {Map<string, Set<string>>} before
 */
function readSets(starts, before) {
  /** @type {Map<string, bigint>} */
  const at = new Map()
  /** @type {Map<string, bigint>} */
  const firstAt = new Map()
  const add = (
    /** @type {Map<string, bigint>} */ sets,
    /** @type {string} */ module,
    /** @type {number} */ index,
  ) => sets.set(module, (sets.get(module) ?? 0n) | (1n << BigInt(index)))
  for (const [index, [id, { modules }]] of [...starts].entries()) {
    const had = before.get(id) ?? new Set()
    for (const module of new Set([...had, ...modules])) add(at, module, index)
    for (const module of modules) if (!had.has(module)) add(firstAt, module, index)
  }
  return { at, firstAt }
}

/**
 * Names each script after the package or the module that most of it comes from.
 * @param {Chunk[]} chunks
 * @param {{ root: string, context: Context }} options
 * @returns {Map<string, string>} the name of the script of each module, by id
 */
function named(chunks, { root, context }) {
  /** @type {Map<string, number>} */
  const uses = new Map()
  return new Map(
    chunks.flatMap(({ modules }) => {
      const name = shortName(mostOf(modules, { root, context }))
      const use = (uses.get(name) ?? 0) + 1
      uses.set(name, use)
      return modules.map((id) => /** @type {const} */ ([id, use === 1 ? name : `${name}-${use}`]))
    }),
  )
}

/**
 * @param {string[]} modules
 * @param {{ root: string, context: Context }} options
 */
function mostOf(modules, { root, context }) {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  for (const id of modules) {
    const source = sourceName(id, root)
    sizes.set(source, (sizes.get(source) ?? 0) + sizeOf(id, context))
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/**
 * `draw` for src/screens/fields/draw.tsx, `mui-material` for \@mui/material.
 * @param {string} source
 */
const shortName = (source) =>
  source.startsWith('@')
    ? source.slice(1).replace('/', '-')
    : (source.split('/').findLast(Boolean) ?? 'shared').replace(/\.\w+$/, '').replaceAll(/[^\w-]/g, '-')

/**
 * @param {string} id
 * @param {Context} context
 */
const sizeOf = (id, context) => context.getModuleInfo(id)?.code?.length ?? 0
