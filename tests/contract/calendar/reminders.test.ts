import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doDueWork } from '#server/features/work/due-work'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let colleague: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  colleague = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const manager = () => world.people.manager
const minute = 60_000
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

interface Planned {
  readonly dueAt: string
  readonly startsAt: string
}
const plannedOf = async (id: string): Promise<Planned | undefined> =>
  (
    await world.database.query<Planned>({
      text: 'select "dueAt", "startsAt" from "due_reminders" where "record" = $1',
      values: [id],
    })
  )[0]

async function make(values: object): Promise<string> {
  const answer = await manager().client.post('/api/calendarEvents', values)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const change = async (id: string, values: object) =>
  expect((await manager().client.patch(`/api/calendarEvents/${id}`, values)).status).toBe(200)

/** What users were notified of, and the kinds of their mails about it. */
async function remindersAbout(id: string) {
  const notifications = await world.database.query<{ recipient: string; subject: string; mail: boolean }>({
    text: `select n."recipient", n."subject",
        exists (select from "outbox" o where o."kind" = 'notice' and o."about" = n."id"::text) as "mail"
      from "notifications" n where n."kind" = 'reminder' and n."record" = $1 order by n."createdAt"`,
    values: [id],
  })
  return notifications
}
/** Makes the planned reminder of a record due. */
const makeDue = (id: string) =>
  world.database.query({
    text: `update "due_reminders" set "dueAt" = now() - interval '1 second' where "record" = $1`,
    values: [id],
  })
/** Moves the event and its reminder by an interval into the past, as time does. */
const pass = (id: string, interval: string) =>
  world.database.query({
    text: `with "moved" as (update "due_reminders" set "dueAt" = "dueAt" - $2::interval,
        "startsAt" = "startsAt" - $2::interval where "record" = $1::uuid)
      update "calendarEvents" set "start" = "start" - $2::interval, "end" = "end" - $2::interval where "id" = $1::uuid`,
    values: [id, interval],
  })
const sendDue = () => doDueWork(world.server.services)

const soon = (minutes: number) => ({
  title: 'Board meeting',
  start: inMs(minutes * minute),
  end: inMs((minutes + 30) * minute),
})

describe('reminders', () => {
  it('reach the organizer and the attendees who have not declined, once, at their time', async () => {
    const reminders = [
      { minutes: 15, by: 'notification' },
      { minutes: 60, by: 'mail' },
    ]
    const id = await make({ ...soon(61), attendees: [colleague.id], reminders })
    await sendDue()
    expect(await remindersAbout(id)).toEqual([])
    await pass(id, '2 minutes')
    await Promise.all([sendDue(), sendDue()])
    const first = await remindersAbout(id)
    expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
      [manager().id, colleague.id].toSorted(),
    )
    expect(first.every(({ mail }) => mail)).toBe(true)
    expect(first[0]?.subject).toMatch(/^Board meeting · /)
    await world.database.query({
      text: `update "calendarEvents" set "answers" = $2 where "id" = $1`,
      values: [
        id,
        JSON.stringify([{ invitee: colleague.id, answer: 'declined', at: '2026-01-01T00:00:00.000Z' }]),
      ],
    })
    await pass(id, '45 minutes')
    await sendDue()
    const second = (await remindersAbout(id)).slice(2)
    expect(second).toMatchObject([{ recipient: manager().id, mail: false }])
    expect(await plannedOf(id)).toBeUndefined()
  })

  it('move with the event, and end with it', async () => {
    const id = await make({ ...soon(120), reminders: [{ minutes: 30, by: 'notification' }] })
    expect(await plannedOf(id)).toBeDefined()
    const later = soon(240)
    await change(id, { start: later.start, end: later.end })
    const after = await plannedOf(id)
    expect(after?.startsAt).toBe(later.start)
    expect(after?.dueAt).toBe(new Date(Date.parse(later.start) - 30 * minute).toISOString())
    await manager().client.remove(`/api/calendarEvents/${id}`)
    await makeDue(id)
    await sendDue()
    expect(await remindersAbout(id)).toEqual([])
    expect(await plannedOf(id)).toBeUndefined()
  })

  it('come before each occurrence of a series, except those that are excluded', async () => {
    const first = inMs(3 * 24 * 60 * minute)
    const id = await make({
      title: 'Round',
      start: first,
      end: new Date(Date.parse(first) + 30 * minute).toISOString(),
      timezone: 'UTC',
      recurrence: 'FREQ=DAILY',
      reminders: [{ minutes: 10, by: 'notification' }],
    })
    const day = (days: number) => new Date(Date.parse(first) + days * 24 * 60 * minute).toISOString()
    expect((await plannedOf(id))?.startsAt).toBe(first)
    await manager().client.remove(`/api/calendarEvents/${id}/occurrences/${first}?scope=this`)
    expect((await plannedOf(id))?.startsAt).toBe(day(1))
    await pass(id, '4 days')
    await sendDue()
    expect(await remindersAbout(id)).toHaveLength(1)
    expect((await plannedOf(id))?.startsAt).toBe(day(-2))
  })

  it('that were due while no server ran are sent late, unless the event is over', async () => {
    const [late, over] = await Promise.all(
      [1, 2].map(() => make({ ...soon(30), reminders: [{ minutes: 10, by: 'notification' }] })),
    )
    await pass(String(late), '40 minutes')
    await pass(String(over), '3 hours')
    await sendDue()
    expect(await remindersAbout(String(late))).toHaveLength(1)
    expect(await remindersAbout(String(over))).toEqual([])
  })

  it('that cannot be sent do not keep the others from being sent, and are tried again later', async () => {
    const reminders = [{ minutes: 10, by: 'mail' }]
    const broken = await make({ ...soon(30), attendees: [colleague.id], reminders })
    const other = await make({ ...soon(30), reminders })
    const zone = (value: string | null) =>
      world.database.query({
        text: 'update "users" set "timezone" = $2 where "id" = $1',
        values: [colleague.id, value],
      })
    await zone('Nowhere/None')
    await pass(broken, '25 minutes')
    await pass(other, '24 minutes')
    await sendDue()
    expect(await remindersAbout(broken)).toEqual([])
    expect(await remindersAbout(other)).toHaveLength(1)
    await zone(null)
    await sendDue()
    expect(await remindersAbout(broken)).toEqual([])
    await world.database.query({
      text: `update "due_reminders" set "retryAt" = now() - interval '1 second' where "record" = $1`,
      values: [broken],
    })
    await sendDue()
    // What is sent depends on the time at which it was due.
    expect(await remindersAbout(broken)).toMatchObject([{ mail: true }, { mail: true }])
  })

  it('of whole days count from midnight in the time zone of the event', async () => {
    const date = new Date(Date.now() + 10 * 24 * 60 * minute).toISOString().slice(0, 10)
    const id = await make({
      title: 'Fair',
      allDay: true,
      start: `${date}T00:00:00.000Z`,
      end: `${date}T00:00:00.000Z`,
      timezone: 'Asia/Shanghai',
      reminders: [{ minutes: 60, by: 'notification' }],
    })
    const midnight = Date.parse(`${date}T00:00:00.000+08:00`)
    expect((await plannedOf(id))?.dueAt).toBe(new Date(midnight - 60 * minute).toISOString())
  })

  it('are at most five, up to four weeks before', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ minutes: index, by: 'mail' }))
    for (const reminders of [many, [{ minutes: -1, by: 'mail' }], [{ minutes: 40_321, by: 'mail' }]]) {
      const answer = await manager().client.post('/api/calendarEvents', { ...soon(9), reminders })
      expect(answer.status, answer.text).toBe(422)
    }
  })
})
