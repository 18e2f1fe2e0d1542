import { isDeclaration, isTest } from './paths'

const large = ['screens', 'shell', 'providers', 'pages', 'base', 'resources', 'features', 'http', 'marketing']

/**
 * The folder of a file in the check for cycles between folders: the first two levels, or three in a large folder such as
 * src/screens. All declarations count as one folder, because they refer to each other by name and not by import.
 */
export function folderOf(path: string): string | undefined {
  if (isTest(path) || !/^(src|server)\//.test(path)) return undefined
  if (isDeclaration(path)) return 'declarations of src/resources'
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, large.includes(folders[1] ?? '') ? 3 : 2).join('/')
}

/** The imports between folders, from the imports between files. */
export function folderGraph(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const folder = folderOf(file)
    if (folder === undefined) continue
    const reached = graph.get(folder) ?? new Set()
    graph.set(folder, reached)
    for (const target of targets) {
      const other = folderOf(target)
      if (other !== undefined && other !== folder) reached.add(other)
    }
  }
  return new Map([...graph].map(([folder, reached]) => [folder, [...reached]]))
}
