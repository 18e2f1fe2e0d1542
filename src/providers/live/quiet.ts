const counts = new Map<string, number>()

/** Whether a resource is being refetched because of a change by another user; the screen is then not dimmed. */
export const isReadQuietly = (resource: string): boolean => (counts.get(resource) ?? 0) > 0

/** Runs `work` while the resource counts as refetched quietly. */
export async function quietly(resource: string, work: () => Promise<unknown>): Promise<void> {
  counts.set(resource, (counts.get(resource) ?? 0) + 1)
  try {
    await work()
  } finally {
    counts.set(resource, (counts.get(resource) ?? 0) - 1)
  }
}
