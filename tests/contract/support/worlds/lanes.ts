const maxAtOnce = 16

/** Runs work for many items, some of them at once: the items must not depend on each other. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: maxAtOnce }, lane))
  return results
}
