/** How the changes of this tab are undone that can be, the latest last: for Ctrl+Z. */
export const undos = new Set<() => void>()
