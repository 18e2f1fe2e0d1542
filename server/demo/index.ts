import { app } from '../../src/resources/app'
import { servings } from '../../src/resources/servings'
import type { AnyResource } from '../../src/define/resource'
import { setPassword } from '../auth/account'
import { createTokens } from '../auth/tokens'
import { program } from '../caller'
import type { Database } from '../db/database'
import { uuid7 } from '../db/uuid7'
import type { AnyServing } from '../serving'
import { create } from '../write/create'
import type { Writer } from '../write/context'
import { move } from '../write/update'
import { demos } from '../../src/resources/demos'
import type { Demo } from './demo'
import { movesOf } from '../../src/define/reading'
import { statesBefore } from '../../src/define/fields'
import { demoValues } from './demo-value'
import { createRandom, type Random } from './random'

const rows = 40
const password = 'corridor'

/** Fills an empty database through the write door, the same on every machine, with dates relative to today. */
export async function seedDemo({ database }: { database: Database }): Promise<void> {
  const now = new Date()
  const random = createRandom(20_261_120)
  const ids = new Map<string, string[]>()
  const services = {
    app,
    servings: servings as Record<string, AnyServing>,
    database,
    tokens: await createTokens(database),
  }
  const writer = (moment: Date): Writer => ({
    services,
    database,
    caller: program,
    batch: uuid7(),
    now: () => moment.toISOString(),
  })
  for (const resource of byReference()) {
    const made: string[] = []
    ids.set(resource.name, made)
    const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
    const count = demo?.count ?? rows
    for (let place = 0; place < count; place++) {
      const making = { name: '', place, random, now, idsOf: (name: string) => ids.get(name) ?? [] }
      const moment = new Date(now.getTime() - (count - place) * 86_400_000 - random.whole(0, 80_000_000))
      const row = await create(writer(moment), resource, {
        ...demoValues(resource.fields, making),
        ...demo?.values(making),
        ...signIn(resource, place),
      })
      made.push(row.id)
      await wander(writer(moment), resource, row.id, random)
    }
  }
  for (const id of (ids.get('users') ?? []).slice(0, 3)) await setPassword(database, id, password)
}

const roles = ['admin', 'manager', 'user'] as const
function signIn(resource: AnyResource, place: number): Record<string, unknown> {
  const role = roles[place]
  if (resource.name !== 'users') return {}
  if (!role) return { status: 'active', role: 'user' }
  return { email: `${role}@corridor.example`, role, status: 'active', displayName: `Demo ${role}` }
}

/** Takes a record along some of its moves, so that every state is seen. */
async function wander(writer: Writer, resource: AnyResource, id: string, random: Random): Promise<void> {
  const fields = Object.values(resource.fields)
  let state = fields.find((field) => field.kind === 'state')?.states[0]
  while (state && random.next() < 0.6) {
    const open = movesOf(resource).filter(({ move: declared }) =>
      statesBefore(declared).includes(state ?? ''),
    )
    if (open.length === 0) return
    const chosen = random.pick(open)
    await move(writer, resource, id, chosen.name)
    state = chosen.move.to
  }
}

/** The resources, those that others refer to first. */
function byReference(): AnyResource[] {
  const ordered = new Set<AnyResource>()
  const visit = (resource: AnyResource, path: readonly string[]) => {
    if (ordered.has(resource) || path.includes(resource.name)) return
    for (const field of Object.values(resource.fields)) {
      const target = 'to' in field ? (app as Record<string, AnyResource>)[field.to] : undefined
      if (target) visit(target, [...path, resource.name])
    }
    ordered.add(resource)
  }
  for (const resource of Object.values(app) as AnyResource[]) visit(resource, [])
  return [...ordered]
}
