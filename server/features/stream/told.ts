/**
 * What a reader is sent of a change: never values, only what to read again by the calls that they may use.
 * `operation` is the ledger's name for it; `gone` where the record no longer exists for the reader, because it was
 * deleted or because they may not read it now; `many` where so many records of the resource changed, or may have,
 * that none is named.
 */
export interface Told {
  readonly resource: string
  readonly operation: string
  readonly id?: string
  readonly version?: number
}

/** So many changes of one area are told one by one; more of them are told as one. */
const mostNamed = 20

export const many = (resource: string): Told => ({ resource, operation: 'many' })

/** The same in fewer words: nothing twice, and what is too much of an area as one. */
export function inShort(told: readonly Told[]): Told[] {
  const byResource = new Map<string, Map<string, Told>>()
  for (const one of told) {
    const group = byResource.get(one.resource) ?? new Map<string, Told>()
    byResource.set(one.resource, group)
    group.set(`${one.id} ${one.version} ${one.operation}`, one)
  }
  return [...byResource].flatMap(([resource, group]) => {
    const all = [...group.values()]
    const isMany = all.length > mostNamed || all.some(({ operation }) => operation === 'many')
    return isMany ? [many(resource)] : all
  })
}

/** Events as they travel; the last of them says how far the reader has come. */
export function eventText(told: readonly Told[], position: string): string {
  return told
    .map((one, place) => {
      const id = place === told.length - 1 ? `id: ${position}\n` : ''
      return `${id}event: change\ndata: ${JSON.stringify(one)}\n\n`
    })
    .join('')
}
