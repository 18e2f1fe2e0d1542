import type { AnyResource } from '#define'
import { homeOf } from '#define/reading'

/** Letters that lead elsewhere: the start, and the notifications. */
const taken = ['h', 'n']

export interface AreaKey {
  readonly letter: string
  readonly resource: AnyResource
  readonly path: string
}

/**
 * The letter behind G that leads to each area: the first of its English name that no area before it has, whatever the
 * language, so that hands need not learn anew. An area without a free letter has none.
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
