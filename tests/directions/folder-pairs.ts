import { dirname } from 'node:path/posix'
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
  const edges = new Set<string>()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    for (const target of targets) {
      const to = folderOf(target)
      if (from !== undefined && to !== undefined && !isNested(from, to)) edges.add(pairOf(from, to))
    }
  }
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(separator)
    return from < to && edges.has(pairOf(to, from)) && !known.has(edge)
  })
}

const separator = ' <> '
const pairOf = (from: string, to: string): string => `${from}${separator}${to}`
const isNested = (from: string, to: string): boolean => isWithin(from, to) || isWithin(to, from)

/** All declarations count as one folder, because they refer to each other by name and not by import. */
const folderOf = (path: string): string | undefined => {
  if (isTest(path) || !/^(src|server)\//.test(path)) return undefined
  return isDeclaration(path) ? 'declarations of src/resources' : dirname(path)
}
