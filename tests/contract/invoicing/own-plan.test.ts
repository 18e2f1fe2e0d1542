import { afterAll, beforeAll, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { move } from '#server/write/update'
import { upgrades } from '#resources/upgrades/upgrades.resource'
import { register } from '../support/worlds/accounts'
import { corridor } from '../support/worlds/declared'
import { clientOf } from '../support/worlds/client'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const free = { plan: 'start', billing: 'monthly', amount: 0, isWaiting: false }
const bought = {
  ...{
    name: 'Wen Li',
    phone: '+4930123456',
    address: '12 Quay Street',
    cardBrand: 'visa',
    cardLast4: '4242',
  },
  plan: 'scale',
  billing: 'yearly',
} as const

it('the plan of a user is the newest one bought with their address, until it is cancelled', async () => {
  const person = await register(world)
  const client = clientOf(world.server, person.accessToken)
  const plan = async () => (await client.get('/api/account/plan')).body
  expect(await plan()).toEqual(free)
  const { id, version } = await create(world.writer(), upgrades, { ...bought, email: person.email })
  expect(await plan()).toMatchObject({ plan: 'scale', billing: 'yearly', isWaiting: true })
  expect((await world.people.user.client.get('/api/account/plan')).body).toEqual(free)
  await move(world.writer(), upgrades, id, { name: 'cancel', version })
  expect(await plan()).toEqual(free)
})

it('the plan is for signed-in users', async () => {
  expect((await world.anonymous.get('/api/account/plan')).status).toBe(401)
})
