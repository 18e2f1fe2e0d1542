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

/** The folder of a file inside a layer of the server whose own files use the folders in it; those files have none. */
export function folderInLayer(path: string): string | undefined {
  return isTest(path) ? undefined : /^server\/(?:db|read|write)\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** The imports between folders, from the imports between files. */
export function folderGraph(
  files: ReadonlyMap<string, readonly string[]>,
  folderOfFile: (path: string) => string | undefined = folderOf,
): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const folder = folderOfFile(file)
    if (folder === undefined) continue
    const reached = graph.get(folder) ?? new Set()
    graph.set(folder, reached)
    for (const target of targets) {
      const other = folderOfFile(target)
      if (other !== undefined && other !== folder) reached.add(other)
    }
  }
  return new Map([...graph].map(([folder, reached]) => [folder, [...reached]]))
}
