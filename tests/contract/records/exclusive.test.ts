import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
afterAll(() => world.close())

const admin = () => world.people.admin.client
const stay = (unit: string, arrivesOn: string, leavesOn: string) => ({
  guest: 'A guest',
  unit,
  arrivesOn,
  leavesOn,
  price: 94_00,
})
const book = (unit: string, arrivesOn: string, leavesOn: string, headers: Record<string, string> = {}) =>
  admin().post('/api/bookings', stay(unit, arrivesOn, leavesOn), headers)
const made = (answer: Answer): string => {
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const refused = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(422)
  return errorsOf(answer)
}
const taken = { unit: ['This is occupied from 2031-03-02 to 2031-03-05.'] }

describe('a booked unit', () => {
  it('rejects overlapping bookings with a translated message at the field', async () => {
    made(await book('E1', '2031-03-02', '2031-03-05'))
    for (const [from, to] of [
      ['2031-03-02', '2031-03-05'],
      ['2031-03-04', '2031-03-09'],
      ['2031-03-01', '2031-03-03'],
      ['2031-03-03', '2031-03-03'],
      ['2031-03-01', '2031-03-30'],
    ] as const)
      expect(refused(await book('e1', from, to)), `${from} ${to}`).toEqual(taken)
    const chinese = await book('E1', '2031-03-02', '2031-03-03', { 'accept-language': 'zh-CN' })
    expect(refused(chinese)).toEqual({ unit: ['2031-03-02 至 2031-03-05 已被占用。'] })
    made(await book('E2', '2031-03-02', '2031-03-05'))
  })

  it('is free again on the day of departure, and one day can be booked on its own', async () => {
    made(await book('E3', '2031-03-02', '2031-03-05'))
    made(await book('E3', '2031-03-05', '2031-03-06'))
    made(await book('E3', '2031-02-27', '2031-03-02'))
    made(await book('E3', '2031-03-06', '2031-03-06'))
    expect(Object.keys(refused(await book('E3', '2031-03-06', '2031-03-06')))).toEqual(['unit'])
  })

  it('rejects changes of dates or unit that overlap, and no other changes', async () => {
    made(await book('E4', '2031-03-02', '2031-03-05'))
    const later = `/api/bookings/${made(await book('E4', '2031-03-05', '2031-03-08'))}`
    expect(refused(await admin().patch(later, { arrivesOn: '2031-03-04' }))).toEqual(taken)
    const other = `/api/bookings/${made(await book('E5', '2031-03-02', '2031-03-08'))}`
    expect(refused(await admin().patch(other, { unit: 'E4' }))).toEqual(taken)
    expect((await admin().patch(later, { leavesOn: '2031-03-09', guests: 2 })).status).toBe(200)
    expect((await admin().post(`${later}/checkIn`)).status).toBe(200)
  })

  it('is free after a cancellation, which cannot be undone while another booking has the unit', async () => {
    const id = made(await book('E6', '2031-03-02', '2031-03-05'))
    expect((await admin().post(`/api/bookings/${id}/cancel`)).status).toBe(200)
    const next = made(await book('E6', '2031-03-02', '2031-03-05'))
    const [{ batch } = { batch: '' }] = await world.database.query<{ batch: string }>({
      text: `select batch from changes where record = $1 and operation = 'cancel'`,
      values: [id],
    })
    const undone = await admin().post(`/api/undo/${batch}`)
    expect(undone.body).toMatchObject({ count: 0, refused: [{ id }] })
    expect((await admin().remove(`/api/bookings/${next}`)).status).toBe(204)
    expect((await admin().post(`/api/undo/${batch}`)).body).toMatchObject({ count: 1, refused: [] })
    expect(refused(await book('E6', '2031-03-02', '2031-03-05'))).toEqual(taken)
  })

  it('is booked by exactly one of twelve simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => book('E7', `2031-03-0${1 + (index % 3)}`, '2031-03-05')),
    )
    expect(answers.map(({ status }) => status).toSorted((item, other) => item - other)).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 422),
    ])
    const rows = await world.database.query({ text: `select 1 from bookings where unit = 'E7'` })
    expect(rows).toHaveLength(1)
  })

  it('is checked for each row of an import', async () => {
    const text = `Guest,Room,Arrival,Departure,Price
One,E8,2031-03-02,2031-03-05,94
Two,E8,2031-03-04,2031-03-06,94
Three,E8,2031-03-05,2031-03-06,94
`
    const answer = await admin().send('POST', '/api/bookings/import?partial=true', text, {
      'content-type': 'text/csv',
    })
    expect(answer.body).toMatchObject({ created: 2, wrong: 1, errors: { '3.unit': taken.unit } })
  })
})
