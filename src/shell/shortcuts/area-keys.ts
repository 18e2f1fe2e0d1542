import type { AnyResource } from '#define'
import { homeOf } from '#define/reading'

/** Letters with another target: the start page, and the notifications. */
const taken = ['h', 'n']

export interface AreaKey {
  readonly letter: string
  readonly resource: AnyResource
  readonly path: string
}

/**
 * The letter after G that opens each resource: the first letter of its English name that no earlier resource uses, in
 * every language, so that users need not learn others. A resource without a free letter has none.
 */
export function areaKeys(resources: readonly AnyResource[]): AreaKey[] {
  const used = new Set(taken)
  return resources.flatMap((resource) => {
    const letter = [...resource.label[1].toLowerCase()].find(
      (value) => /[a-z]/.test(value) && !used.has(value),
    )
    if (letter === undefined) return []
    used.add(letter)
    return [{ letter, resource, path: homeOf(resource) }]
  })
}
