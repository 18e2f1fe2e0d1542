import type { AnyResource } from '#define'
import { homeOf } from '#define/reading'

/** Letters with another target: the start page, and the notifications. */
const taken = ['h', 'n']

export interface AreaKey {
  readonly letter: string
  readonly resource: AnyResource
  readonly path: string
}

/** The letters of a resource's English name, in its order. */
const lettersOf = ({ label }: AnyResource): string[] => label[1].toLowerCase().match(/[a-z]/g) ?? []

/**
 * The letter after G that opens each resource: the first letter of its English name, otherwise the first letter that no
 * other resource has, in every language, so that users need not learn others. A resource without a free letter has none.
 */
export function areaKeys(resources: readonly AnyResource[]): AreaKey[] {
  const used = new Set(taken)
  const letters = new Map<AnyResource, string>()
  const take = (resource: AnyResource, from: readonly string[]) => {
    const letter = from.find((value) => !used.has(value))
    if (letter === undefined || letters.has(resource)) return
    used.add(letter)
    letters.set(resource, letter)
  }
  for (const resource of resources) take(resource, lettersOf(resource).slice(0, 1))
  for (const resource of resources) take(resource, lettersOf(resource))
  return resources.flatMap((resource) => {
    const letter = letters.get(resource)
    return letter === undefined ? [] : [{ letter, resource, path: homeOf(resource) }]
  })
}
