/** How the latest changes of this tab are undone, the latest last: for Ctrl+Z. */
export const undos = new Set<() => void>()

const max = 20

/** Adds a change; the earliest is forgotten when there are many. */
export function rememberUndo(run: () => void): void {
  undos.add(run)
  for (const earliest of undos) if (undos.size > max) undos.delete(earliest)
}
