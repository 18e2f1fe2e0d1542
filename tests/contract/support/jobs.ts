import { create } from '#server/write/create'
import type { AnyResource } from '#define/resource'
import { storedRow, type Stored, type World } from './world'

let codes = 0

/** Creates a job of the trial declarations as the system, with defaults for required values. */
export async function addJob(
  world: World,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Stored & { slug: string }> {
  const jobs = world.app.jobs as AnyResource
  const code = `J${++codes}`
  const { id } = await create(world.writer(), jobs, {
    title: `Job ${code}`,
    code,
    owner: world.people.user.id,
    steps: [],
    ...values,
  })
  return (await storedRow(world, jobs, id)) as Stored & { slug: string }
}
