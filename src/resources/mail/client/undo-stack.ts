/** The batches of a change, in the order in which they were made: one, or several of a change of many mails. */
export type UndoableChange = readonly string[]

/** How many changes can be undone one after the other. */
const depth = 20
const changes: UndoableChange[] = []

/** Remembers a change of mails, so that it can be undone by a key. */
export function rememberChange(change: UndoableChange): void {
  changes.push(change)
  if (changes.length > depth) changes.shift()
}

/** The latest change that was not undone; undefined where there is none. */
export const lastChange = (): UndoableChange | undefined => changes.at(-1)

/** Forgets a change that was undone. */
export function forgetChange(change: UndoableChange): void {
  const index = changes.lastIndexOf(change)
  if (index >= 0) changes.splice(index, 1)
}
