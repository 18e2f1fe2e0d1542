import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BusyAnswer } from '#define/views/busy'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let ada: Person
let ben: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ada = world.people.manager
  ben = await createPerson(world.server, 'manager')
})
afterAll(() => world.close())

const at = (day: string, time: string) => `${day}T${time}:00.000Z`
async function make({ client }: Person, values: object): Promise<string> {
  const answer = await client.post('/api/calendarEvents', { visibility: 'private', ...values })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const pathOf = (users: readonly Person[], from: string, to: string, more = '') =>
  `/api/calendarEvents/busy?users=${users.map(({ id }) => id).join(',')}&from=${from}&to=${to}${more}`
async function busy(client: Client, path: string): Promise<BusyAnswer> {
  const answer = await client.get(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as BusyAnswer
}
const range = (day: string) => [at(day, '00:00'), at(day, '23:59')] as const

it('the events of a deleted calendar stay, without a calendar', async () => {
  const calendar = await ada.client.post('/api/calendars', { name: 'Choir' })
  const { id } = calendar.body as { id: string }
  const event = await make(ada, {
    title: 'Rehearsal',
    start: at('2031-05-05', '19:00'),
    end: at('2031-05-05', '20:00'),
    calendar: id,
  })
  expect((await ada.client.remove(`/api/calendars/${id}`)).status).toBeLessThan(300)
  const { body } = await ada.client.get(`/api/calendarEvents/${event}`)
  expect(body).toMatchObject({ title: 'Rehearsal', calendar: null, version: 2 })
})

describe('busy times', () => {
  it('say of others only when, joined where events follow each other, and of the caller with which event', async () => {
    const day = '2031-01-06'
    await make(ada, { title: 'Secret plan', start: at(day, '09:00'), end: at(day, '10:00') })
    await make(ada, { title: 'Secret talk', start: at(day, '10:00'), end: at(day, '10:30') })
    const id = await make(ben, { title: 'Lunch', start: at(day, '12:00'), end: at(day, '13:00') })
    const answer = await busy(ben.client, pathOf([ada, ben], ...range(day)))
    expect(answer).toEqual({
      capped: false,
      users: [
        { user: ada.id, busy: [{ start: at(day, '09:00'), end: at(day, '10:30') }] },
        { user: ben.id, busy: [{ start: at(day, '12:00'), end: at(day, '13:00'), id, title: 'Lunch' }] },
      ],
    })
  })

  it('have each occurrence of a series in the range, without those that were moved away', async () => {
    const id = await make(ada, {
      title: 'Daily',
      start: at('2031-02-03', '08:00'),
      end: at('2031-02-03', '08:15'),
      timezone: 'UTC',
      recurrence: 'FREQ=DAILY;COUNT=5',
    })
    const moved = await ada.client.patch(
      `/api/calendarEvents/${id}/occurrences/${at('2031-02-05', '08:00')}?scope=this`,
      { start: at('2031-02-05', '16:00'), end: at('2031-02-05', '16:15') },
    )
    expect(moved.status, moved.text).toBe(200)
    const answer = await busy(ben.client, pathOf([ada], at('2031-02-04', '00:00'), at('2031-02-07', '00:00')))
    expect(answer.users[0]?.busy.map(({ start }) => start)).toEqual([
      at('2031-02-04', '08:00'),
      at('2031-02-05', '16:00'),
      at('2031-02-06', '08:00'),
    ])
  })

  it('have neither whole days, nor invitations that are not accepted', async () => {
    const day = '2031-03-03'
    await make(ada, {
      title: 'Holiday',
      allDay: true,
      start: `${day}T00:00:00.000Z`,
      end: `${day}T00:00:00.000Z`,
    })
    const id = await make(ada, {
      title: 'Review',
      start: at(day, '14:00'),
      end: at(day, '15:00'),
      attendees: [ben.id],
    })
    const before = await busy(ben.client, pathOf([ada, ben], ...range(day)))
    expect(before.users.map(({ busy: times }) => times.length)).toEqual([1, 0])
    for (const [answer, count] of [
      ['accepted', 1],
      ['declined', 0],
    ] as const) {
      await world.database.query({
        text: 'update "calendarEvents" set "answers" = $2 where "id" = $1',
        values: [id, JSON.stringify([{ invitee: ben.id, answer, at: at(day, '08:00') }])],
      })
      const after = await busy(ben.client, pathOf([ben], ...range(day)))
      expect(after.users[0]?.busy, answer).toHaveLength(count)
    }
  })

  it('leave out the event that is being changed, if the caller may read it', async () => {
    const day = '2031-04-07'
    const hidden = await make(ada, { title: 'Hidden', start: at(day, '09:00'), end: at(day, '10:00') })
    const own = await make(ben, { title: 'Own', start: at(day, '09:00'), end: at(day, '10:00') })
    const less = await busy(ben.client, pathOf([ben], ...range(day), `&except=${own}`))
    expect(less.users[0]?.busy).toEqual([])
    const same = await busy(ben.client, pathOf([ada], ...range(day), `&except=${hidden}`))
    expect(same.users[0]?.busy).toHaveLength(1)
  })

  it('are only those of users whom the caller may read', async () => {
    const { user } = world.people
    const answer = await busy(user.client, pathOf([ada, user], ...range('2031-01-06')))
    expect(answer.users).toEqual([{ user: user.id, busy: [] }])
  })

  it('are limited to 20 users and 31 days, and are for signed-in users only', async () => {
    const [from, to] = range('2031-01-06')
    const many = Array.from({ length: 21 }, (_, index) => `01a21845-f625-7098-bb7d-70ecbc7339${10 + index}`)
    const faults = async (query: string) => {
      const answer = await ada.client.get(`/api/calendarEvents/busy${query}`)
      expect(answer.status, answer.text).toBe(422)
      return Object.keys(errorsOf(answer) as object)
    }
    expect(await faults(`?users=${many.join(',')}&from=${from}&to=${to}`)).toEqual(['users'])
    expect(await faults(`?users=x&from=${from}&to=${to}`)).toEqual(['users'])
    expect(await faults(`?users=${ada.id}&from=${from}&to=2031-02-20T00:00:00Z`)).toEqual(['to'])
    expect(await faults(`?users=${ada.id}&from=${to}&to=${from}`)).toEqual(['to'])
    expect(await faults('')).toEqual(['users', 'from', 'to'])
    const anonymous = await world.anonymous.get(pathOf([ada], from, to))
    expect(anonymous.status).toBe(401)
    expect(
      (await ada.client.get(`/api/invoices/busy?users=${ada.id}&from=${from}&to=${to}`)).status,
    ).not.toBe(200)
  })
})
