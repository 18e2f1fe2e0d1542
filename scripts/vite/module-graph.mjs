/**
 * What is read of the modules of a build.
 * @typedef {{ importedIds: string[], dynamicallyImportedIds: string[], code?: string | null }} ModuleInfo
 * @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Context
 */

/**
 * A page, or a module that is imported dynamically, with the modules that it imports statically, directly or not.
 * @typedef {{ modules: Set<string>, importers: Set<string> }} Start
 */

/**
 * The starts that can be reached from some pages.
 * @param {string[]} pages ids of modules
 * @param {Context} context
 * @returns {Map<string, Start>} by id; the importers are starts too
 */
export function readStarts(pages, context) {
  /** @type {Map<string, Start>} */
  const starts = new Map()
  /** @param {string} id */
  const add = (id) => {
    const start = starts.get(id) ?? { modules: closure([id], context), importers: new Set() }
    starts.set(id, start)
    return start
  }
  for (const page of pages) add(page)
  for (const [id, { modules }] of starts)
    for (const module of modules)
      for (const imported of context.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
        add(imported).importers.add(id)
  return starts
}

/**
 * The modules that are loaded before a start, whatever the way to it: those that every start that imports it loads, or
 * had before. What the program always loads is therefore available to each of its dialogs.
 * @param {Map<string, Start>} starts
 * @param {Set<string>} pages those before which nothing is loaded
 * @param {Map<string, string>} programs the start that a page loads at once, whatever else it imports
 * @returns {Map<string, Set<string>>} by start
 */
export function loadedBefore(starts, pages, programs = new Map()) {
  const has = (/** @type {string} */ id, /** @type {string} */ module) =>
    starts.get(id)?.modules.has(module) || before.get(id)?.has(module)
  const every = new Set([...starts.values()].flatMap(({ modules }) => [...modules]))
  // From the largest possible sets downwards, because starts may import each other.
  const before = new Map([...starts.keys()].map((id) => [id, pages.has(id) ? new Set() : every]))
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [id, { importers }] of starts) {
      if (pages.has(id)) continue
      const found = [...(before.get(id) ?? [])].filter((module) =>
        [...importers].every((importer) => {
          const program = programs.get(importer)
          return has(importer, module) || (program !== undefined && program !== id && has(program, module))
        }),
      )
      if (found.length === before.get(id)?.size) continue
      before.set(id, new Set(found))
      isChanged = true
    }
  }
  return before
}

/**
 * Some modules and those that they import statically, directly or not.
 * @param {string[]} entries
 * @param {Context} context
 * @returns {Set<string>}
 */
export function closure(entries, context) {
  const found = new Set(entries)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
