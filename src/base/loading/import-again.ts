/** How often each chunk has failed, by its URL. */
const failures = new Map<string, number>()

/**
 * Called when the import of a chunk has failed (`scripts/vite/import-again.mjs`). The first time it throws; later it
 * imports from another URL, because browsers cache the failure.
 * @throws the failure.
 */
async function importAgain(address: string, failure: unknown): Promise<unknown> {
  const times = failures.get(address) ?? 0
  failures.set(address, times + 1)
  if (times === 0) throw failure
  return import(/* @vite-ignore */ `${address}?again=${times}`)
}

/** Allows failed chunks to be imported again. */
export const allowImportAgain = (): void => void Object.assign(globalThis, { importAgain })
