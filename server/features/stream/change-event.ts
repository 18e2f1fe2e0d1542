/**
 * What the stream sends about a change: never values, only what to read again. `operation` is that of the change
 * entry; `gone` if the record was deleted or the reader may no longer read it; `many` if so many records of the
 * resource changed, or may have, that none is named.
 */
export interface ChangeEvent {
  readonly resource: string
  readonly operation: string
  readonly id?: string
  readonly version?: number
}

/** Maximum number of change events of one resource; more are coalesced into one. */
const maxNamed = 20

export const manyChanged = (resource: string): ChangeEvent => ({ resource, operation: 'many' })

/** Removes duplicates, and coalesces too many events of a resource into one. */
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

/** The events in SSE format; the last one carries the position of the reader. */
export function eventText(events: readonly ChangeEvent[], position: string): string {
  return events
    .map((event, index) => {
      const id = index === events.length - 1 ? `id: ${position}\n` : ''
      return `${id}event: change\ndata: ${JSON.stringify(event)}\n\n`
    })
    .join('')
}
