const mostAtOnce = 16

/** Does something to each of many, some at once: where none looks at what another one has left. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await work(item, place)
  }
  await Promise.all(Array.from({ length: mostAtOnce }, lane))
  return results
}
