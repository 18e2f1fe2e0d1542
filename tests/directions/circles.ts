/** Which files a file imports as values when it is loaded. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The circles of a graph, each once and as a path that ends where it began. Several circles through the same
 * files show as one: mend it and look again.
 */
export function findCircles(graph: Graph): string[][] {
  const circles: string[][] = []
  const finished = new Set<string>()
  const trail: string[] = []

  function walk(path: string): void {
    const at = trail.indexOf(path)
    if (at >= 0) circles.push([...trail.slice(at), path])
    if (at >= 0 || finished.has(path)) return
    trail.push(path)
    for (const next of graph.get(path) ?? []) walk(next)
    trail.pop()
    finished.add(path)
  }

  for (const path of graph.keys()) walk(path)
  return circles
}
