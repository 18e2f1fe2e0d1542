import { statesBefore } from '../../src/define/fields'
import { movesOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import type { Row } from '../read/selection'
import type { Services } from '../services'
import { programWriter, type Writer } from '../write/context'
import { create } from '../write/create'
import { move } from '../write/update'
import type { Demo, DemoMove } from './demo'
import { demoValues, type Making } from './demo-value'
import type { Random } from './random'

/** What all demo data is made in. */
export interface World extends Pick<Making, 'random' | 'now' | 'records'> {
  readonly services: Services
}

const dayLong = 86_400_000

/** Creates one record in the past and takes it along its moves; answers it as it was created. */
export async function seedRecord(
  world: World,
  resource: AnyResource,
  demo: Demo<AnyResource> | undefined,
  place: number,
  daysAgo: number,
): Promise<Row> {
  const making = { ...world, name: '', place }
  const made = demo?.record(making)
  const born = world.now.getTime() - (made?.daysAgo ?? daysAgo) * dayLong - world.random.whole(0, dayLong / 3)
  const values = { ...demoValues(resource.fields, making), ...made?.values }
  const row = await create(writerAt(world, born), resource, values)
  for (const { name, days } of made?.moves ?? wander(resource, world.random))
    await move(writerAt(world, born + days * dayLong), resource, row.id, name)
  return row
}

/** Writes as the program, at a moment that has not yet to come. */
function writerAt({ services, now }: World, milliseconds: number): Writer {
  const moment = new Date(Math.min(milliseconds, now.getTime())).toISOString()
  return programWriter(services, () => moment)
}

/** Some moves by chance, so that every state is seen. */
function wander(resource: AnyResource, random: Random): DemoMove[] {
  const moves: DemoMove[] = []
  let state = Object.values(resource.fields).find((field) => field.kind === 'state')?.states[0]
  while (state && random.next() < 0.6) {
    const from = state
    const open = movesOf(resource).filter(({ move: declared }) => statesBefore(declared).includes(from))
    if (open.length === 0) break
    const chosen = random.pick(open)
    moves.push({ name: chosen.name, days: moves.length + 1 })
    state = chosen.move.to
  }
  return moves
}
