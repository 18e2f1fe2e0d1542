const counts = new Map<string, number>()

/** Whether an area is read again because somebody else has changed it: what stands on the screen is not dimmed for that. */
export const isReadQuietly = (resource: string): boolean => (counts.get(resource) ?? 0) > 0

/** Does it quietly. */
export async function quietly(resource: string, work: () => Promise<unknown>): Promise<void> {
  counts.set(resource, (counts.get(resource) ?? 0) + 1)
  try {
    await work()
  } finally {
    counts.set(resource, (counts.get(resource) ?? 0) - 1)
  }
}
