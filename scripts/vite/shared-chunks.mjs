import { join } from 'node:path'

/**
 * A chunk group of rolldown, of those of its options that are used here.
 * @typedef {{ getModuleInfo(id: string): { importedIds: string[] } | null }} Context
 * @typedef {{ name: (id: string, context: Context) => string | null, test: RegExp, priority: number, minShareCount: number }} Group
 */

const packages =
  /node_modules\/(?:@mui\/(?!x-)[\w-]+|@emotion\/[\w-]+|@popperjs\/core|@babel\/runtime|clsx|hoist-non-react-statics|react-is|react-transition-group|stylis)\//

/**
 * Groups the modules of MUI that several chunks share by the screens that need them: all modules that the same screens
 * need are one file. Without it nearly every one is a file of its own: sixty until a list can be sorted. Modules of
 * this project are not grouped, because small parts of every page would then load a whole screen.
 * @param {string} root
 * @param {Record<string, readonly string[]>} screens the name of a screen, and the paths of its modules
 * @returns {Group[]} in descending order of the number of screens, so that what a module imports is in its own group
 *   or in one that comes before
 */
export function sharedChunks(root, screens) {
  const names = Object.keys(screens)
  /** @type {Map<string, Set<string>> | undefined} */
  let reachable
  /** The screens that need a module, such as `list-form`. @type {(id: string, context: Context) => string} */
  const labelOf = (id, context) => {
    reachable ??= new Map(
      names.map((name) => [
        name,
        closure(
          (screens[name] ?? []).map((path) => join(root, path)),
          context,
        ),
      ]),
    )
    return names.filter((name) => reachable?.get(name)?.has(id)).join('-')
  }
  return combinations(names).map((label) => ({
    name: (id, context) => (labelOf(id, context) === label ? `mui-${label}` : null),
    test: packages,
    priority: label.split('-').length / 10,
    minShareCount: 2,
  }))
}

/**
 * Some modules and those that they import statically, directly or not.
 * @param {string[]} entries
 * @param {Context} context
 */
function closure(entries, context) {
  const found = new Set(entries)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * All combinations of the names, the longest first.
 * @param {string[]} names
 */
function combinations(names) {
  const all = names.reduce(
    (/** @type {string[][]} */ before, name) => [...before, ...before.map((set) => [...set, name])],
    [[]],
  )
  return all
    .filter((set) => set.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((set) => set.join('-'))
}
