/** How many changes can be undone one after the other. */
const depth = 20
const batches: string[] = []

/** Remembers a change of mails, so that it can be undone by a key. */
export function rememberChange(batch: string): void {
  batches.push(batch)
  if (batches.length > depth) batches.shift()
}

/** The latest change that was not undone; undefined where there is none. */
export const lastChange = (): string | undefined => batches.at(-1)

/** Forgets a change that was undone. */
export function forgetChange(batch: string): void {
  const index = batches.lastIndexOf(batch)
  if (index >= 0) batches.splice(index, 1)
}
