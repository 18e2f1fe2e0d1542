/** The files that each file imports, or the folders that each folder imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The cycles of a graph, each once and as a path that ends where it began. Several cycles through the same files may be
 * reported as one: remove it and check again.
 */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const trail: string[] = []

  function walk(path: string): void {
    const at = trail.indexOf(path)
    if (at >= 0) cycles.push([...trail.slice(at), path])
    if (at >= 0 || finished.has(path)) return
    trail.push(path)
    for (const next of graph.get(path) ?? []) walk(next)
    trail.pop()
    finished.add(path)
  }

  for (const path of graph.keys()) walk(path)
  return cycles
}
