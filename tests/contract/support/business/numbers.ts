import { seriesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { storedRows, type World } from '../worlds/world'

/** The numbers of a resource's series in a year, sorted. */
export async function storedNumbers(world: World, resource: AnyResource, year: string): Promise<string[]> {
  const name = seriesOf(resource)?.name ?? ''
  const numbers = (await storedRows(world, resource)).flatMap((row) =>
    typeof row[name] === 'string' ? [row[name]] : [],
  )
  return numbers.filter((number) => number.split('-')[1] === year).toSorted()
}
