/** How often each chunk has failed, by its address. */
const failures = new Map<string, number>()

/**
 * What an import of a chunk does that has failed (`scripts/vite/import-again.mjs`). For the first time that is all;
 * whoever asks once more asks under another address, because browsers remember that the one did not come.
 * @throws the failure.
 */
async function importAgain(address: string, failure: unknown): Promise<unknown> {
  const times = failures.get(address) ?? 0
  failures.set(address, times + 1)
  if (times === 0) throw failure
  return import(/* @vite-ignore */ `${address}?again=${times}`)
}

/** Lets parts of the program that did not come be asked for again. */
export const allowImportAgain = (): void => void Object.assign(globalThis, { importAgain })
