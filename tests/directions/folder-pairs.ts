import { dirname } from 'node:path/posix'
import { findCycles } from './cycles'
import { isDeclaration, isTest, isWithin } from './paths'

export const folderPairWhy =
  'Two folders that import each other are one folder, or share something that belongs to a third one.'

/** The pairs of folders that still import each other; none may be added. */
const knownPairs: ReadonlySet<string> = new Set<string>([])

/**
 * The pairs of folders, at any depth, whose files import files of the other one directly. A folder and one inside it are
 * no pair: a folder may be divided into parts that use what is in it.
 */
export function folderPairs(
  files: ReadonlyMap<string, readonly string[]>,
  known: ReadonlySet<string> = knownPairs,
): string[] {
  const graph = graphOf(files)
  return [...graph].flatMap(([from, reached]) =>
    reached
      .filter((to) => from < to && graph.get(to)?.includes(from))
      .map((to) => `${from} <> ${to}`)
      .filter((pair) => !known.has(pair)),
  )
}

/** The cycles of three and more folders, at any depth; two are a pair. */
export const longFolderCycles = (files: ReadonlyMap<string, readonly string[]>): string[][] =>
  findCycles(graphOf(files)).filter((cycle) => new Set(cycle).size > 2)

/** The folders whose files the files of each folder import directly, apart from those inside or around it. */
function graphOf(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    if (from === undefined) continue
    const reached = graph.get(from) ?? new Set()
    graph.set(from, reached)
    for (const target of targets) {
      const to = folderOf(target)
      if (to !== undefined && !isNested(from, to)) reached.add(to)
    }
  }
  return new Map([...graph].map(([folder, reached]) => [folder, [...reached]]))
}

const isNested = (from: string, to: string): boolean => isWithin(from, to) || isWithin(to, from)

/** All declarations count as one folder, because they refer to each other by name and not by import. */
const folderOf = (path: string): string | undefined => {
  if (isTest(path) || !/^(src|server)\//.test(path)) return undefined
  return isDeclaration(path) ? 'declarations of src/resources' : dirname(path)
}
