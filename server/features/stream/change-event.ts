/**
 * What a reader is sent of a change: never values, only what to read again by the calls that they may use.
 * `operation` is the ledger's name for it; `gone` where the record no longer exists for the reader, because it was
 * deleted or because they may not read it now; `many` where so many records of the resource changed, or may have,
 * that none is named.
 */
export interface ChangeEvent {
  readonly resource: string
  readonly operation: string
  readonly id?: string
  readonly version?: number
}

/** So many changes of one area are told one by one; more of them are told as one. */
const maxNamed = 20

export const manyChanged = (resource: string): ChangeEvent => ({ resource, operation: 'many' })

/** The same in fewer words: nothing twice, and what is too much of an area as one. */
export function coalesced(events: readonly ChangeEvent[]): ChangeEvent[] {
  const byResource = new Map<string, Map<string, ChangeEvent>>()
  for (const event of events) {
    const group = byResource.get(event.resource) ?? new Map<string, ChangeEvent>()
    byResource.set(event.resource, group)
    group.set(`${event.id} ${event.version} ${event.operation}`, event)
  }
  return [...byResource].flatMap(([resource, group]) => {
    const all = [...group.values()]
    const isMany = all.length > maxNamed || all.some(({ operation }) => operation === 'many')
    return isMany ? [manyChanged(resource)] : all
  })
}

/** Events as they travel; the last of them says how far the reader has come. */
export function eventText(events: readonly ChangeEvent[], position: string): string {
  return events
    .map((event, index) => {
      const id = index === events.length - 1 ? `id: ${position}\n` : ''
      return `${id}event: change\ndata: ${JSON.stringify(event)}\n\n`
    })
    .join('')
}
