/** Counts requests in flight, by key. */
export class Counters {
  private readonly counts = new Map<string, number>()

  /** Counts one more, unless there are already `max`. Returns whether it was counted. */
  take(key: string, max: number): boolean {
    const count = this.counts.get(key) ?? 0
    if (count >= max) return false
    this.counts.set(key, count + 1)
    return true
  }

  give(key: string): void {
    const count = this.counts.get(key) ?? 0
    if (count > 1) this.counts.set(key, count - 1)
    else this.counts.delete(key)
  }
}
