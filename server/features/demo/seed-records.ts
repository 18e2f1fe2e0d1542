import { statesBefore } from '#define/fields'
import { inputFieldsOf, movesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { uuid7 } from '#server/db/uuid7'
import type { Services } from '#server/write/services/services'
import { programWriter, type Stored, type Writer } from '#server/write/context'
import { createMany } from '#server/write/many/create-many'
import { move } from '#server/write/update'
import type { Demo, DemoMove } from './demo'
import { demoValues, type Making } from './demo-value'
import { seedContents } from './seed-contents'
import { writeAccepted } from './write-accepted'
import type { Random } from './random'

/** What the creation of all demo data shares. */
export interface World extends Pick<Making, 'random' | 'now' | 'records'> {
  readonly services: Services
}

/** A record before it is written, and its later moves. */
interface Planned {
  /** Creation time in milliseconds; `at` of the moves has the same unit. */
  readonly born: number
  readonly given: Values
  readonly set: Values | undefined
  readonly moves: readonly { readonly name: string; readonly at: number; readonly given: Values }[]
}

const dayLong = 86_400_000

/** How many records are generated, written and moved at a time. */
const atOnce = 1000

/** Creates records with past dates and applies their moves. Returns them in their final state. */
export async function seedRecords(
  world: World,
  resource: AnyResource,
  demo: Demo<AnyResource> | undefined,
  count: number,
): Promise<Stored[]> {
  const made: Stored[] = []
  const contents = await seedContents(world.services, demo?.contents?.() ?? [])
  const records = (name: string) => (name === resource.name ? made : world.records(name))
  const step = demo?.step ?? atOnce
  for (let from = 0; from < count; from += step) {
    const indexes = Array.from({ length: Math.min(step, count - from) }, (_, step) => from + step)
    const planned = indexes.map((index) => ({
      make: () => plan({ ...world, records, contents }, resource, demo, index, count - index),
    }))
    const accepted = await writeAccepted(planned, {
      database: world.services.database,
      resource,
      write: (some) => write(world, resource, some),
    })
    for (const row of accepted) made.push(row)
  }
  return made
}

async function write(world: World, resource: AnyResource, planned: readonly Planned[]): Promise<Stored[]> {
  const creations = planned.map(({ given, set, born }) => ({
    given,
    set,
    now: momentOf(world, born),
    batch: uuid7(),
  }))
  const made = await createMany(programWriter(world.services), resource, creations)
  for (const [index, { moves }] of planned.entries())
    for (const { name, at, given } of moves) {
      const { id } = made[index] as Stored
      made[index] = (await move(writerAt(world, at), resource, id, { name, given })) as Stored
    }
  return made
}

/**
 * Generates one record and its moves. Depends only on the order of the calls, so the random values are reproducible.
 */
function plan(
  world: World & Pick<Making, 'contents'>,
  resource: AnyResource,
  demo: Demo<AnyResource> | undefined,
  index: number,
  daysAgo: number,
): Planned {
  const making = { ...world, name: '', index }
  const made = demo?.record(making)
  const about =
    world.now.getTime() - (made?.daysAgo ?? daysAgo) * dayLong - world.random.whole(0, dayLong / 3)
  const born = made?.at ?? about
  const given = { ...demoValues(resource.fields, making), ...made?.values }
  const moves = (made?.moves ?? (made?.set ? [] : wander(resource, world.random))).map(
    ({ name, days, input }) => ({
      name,
      at: born + days * dayLong,
      given: { ...demoValues(inputFieldsOf(resource, name), making), ...input },
    }),
  )
  return { born, given, set: made?.set, moves }
}

/** No date lies in the future. */
const momentOf = ({ now }: World, milliseconds: number): string =>
  new Date(Math.min(milliseconds, now.getTime())).toISOString()

function writerAt(world: World, milliseconds: number): Writer {
  const moment = momentOf(world, milliseconds)
  return programWriter(world.services, () => moment)
}

/** Random moves, so that the demo data has records in every state. */
function wander(resource: AnyResource, random: Random): DemoMove[] {
  const moves: DemoMove[] = []
  let state = Object.values(resource.fields).find((field) => field.kind === 'state')?.states[0]
  while (state && random.next() < 0.6) {
    const from = state
    const open = movesOf(resource).filter(
      ({ move: { where = {}, ...declared } }) =>
        statesBefore(declared).includes(from) && !Object.hasOwn(where, from),
    )
    if (open.length === 0) break
    const chosen = random.pick(open)
    moves.push({ name: chosen.name, days: moves.length + 1 })
    state = chosen.move.to
  }
  return moves
}
