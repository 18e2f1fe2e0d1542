import { create } from '#server/write/create'
import type { AnyResource } from '#define/resource'
import { storedRow, type Stored, type World } from '../worlds/world'

let codes = 0

/** Creates a repair of the trial declarations as the system, with defaults for required values. */
export async function addRepair(
  world: World,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Stored & { slug: string }> {
  const repairs = world.app.repairs as AnyResource
  const code = `J${++codes}`
  const { id } = await create(world.writer(), repairs, {
    title: `Repair ${code}`,
    code,
    owner: world.people.user.id,
    steps: [],
    ...values,
  })
  return (await storedRow(world, repairs, id)) as Stored & { slug: string }
}
