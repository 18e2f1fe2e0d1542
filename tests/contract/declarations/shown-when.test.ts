import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const enquiry = { email: 'a@senders.example', subject: 'Fees', message: 'How much is it?' }
const valuesOf = (answer: Answer) => answer.body as Record<string, unknown> & { id: string }

it('the server empties values of fields that are not part of a new record', async () => {
  const { client } = world.people.admin
  const answer = await client.post('/api/enquiries', { ...enquiry, kind: 'comingSoon' })
  expect(answer.status, answer.text).toBe(201)
  expect(valuesOf(answer)).toMatchObject({ kind: 'comingSoon', subject: null, message: null })
  const whole = await client.post('/api/enquiries', { ...enquiry, kind: 'question' })
  expect(valuesOf(whole)).toMatchObject({ subject: 'Fees', message: 'How much is it?' })
})

it('a change of the deciding value empties the others, which the history shows and undo restores', async () => {
  const { client } = world.people.admin
  const { id } = valuesOf(await client.post('/api/enquiries', { ...enquiry, kind: 'contact' }))
  const changed = await client.patch(`/api/enquiries/${id}`, { kind: 'comingSoon', subject: 'Kept?' })
  expect(valuesOf(changed)).toMatchObject({ kind: 'comingSoon', subject: null, message: null })
  const [entry] = (await client.get(`/api/enquiries/${id}/history`)).body as object[]
  expect(entry).toMatchObject({
    operation: 'update',
    before: { kind: 'contact', subject: 'Fees', message: 'How much is it?' },
    after: { kind: 'comingSoon', subject: null, message: null },
  })
  const undone = await client.post(`/api/enquiries/${id}/undo`, {}, { 'If-Match': '"2"' })
  expect(undone.status, undone.text).toBe(200)
  expect(valuesOf(await client.get(`/api/enquiries/${id}`))).toMatchObject(enquiry)
})

it('a move to a state that a field is not part of empties it', async () => {
  const { client } = world.people.admin
  const booked = await client.post('/api/bookings', {
    guest: 'A guest',
    unit: 'Room 901',
    arrivesOn: '2030-03-01',
    leavesOn: '2030-03-03',
    price: 100,
    rating: 5,
    review: 'Quiet.',
  })
  expect(booked.status, booked.text).toBe(201)
  const { id } = valuesOf(booked)
  expect(valuesOf(booked)).toMatchObject({ status: 'booked', rating: null, review: null })
  for (const move of ['checkIn', 'checkOut']) await client.post(`/api/bookings/${id}/${move}`)
  const rated = await client.patch(`/api/bookings/${id}`, { rating: 5, review: 'Quiet.' })
  expect(valuesOf(rated)).toMatchObject({ status: 'checkedOut', rating: 5, review: 'Quiet.' })
})
