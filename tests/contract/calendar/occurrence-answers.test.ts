import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { errorsOf } from '../support/worlds/client'
import {
  answer,
  closeInstance,
  createInstance,
  eventValues,
  inHours,
  messagesAbout,
  read,
  sendDue,
  type Instance,
} from '../support/mail/event-instances'
import { createPerson, type Person } from '../support/worlds/world'

let here: Instance
let there: Instance
let colleague: Person
beforeAll(async () => {
  here = await createInstance('https://here.example')
  there = await createInstance('https://there.example')
  colleague = await createPerson(here.world.server, 'user')
})
afterAll(async () => {
  for (const instance of [here, there]) await closeInstance(instance)
})
const organizer = () => here.world.people.manager
async function make(more: object = {}): Promise<string> {
  const answer = await organizer().client.post('/api/calendarEvents', eventValues(more))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}

describe('an answer to one occurrence', () => {
  const series = (more: object = {}) =>
    make({ start: inHours(96), end: inHours(97), recurrence: 'FREQ=DAILY;COUNT=5', ...more })
  const [first, second] = [inHours(96), inHours(120)]

  it('is stored beside that to the series, which replaces it, and the organizer is notified', async () => {
    const title = 'One of five'
    const id = await series({ title, attendees: [colleague.id] })
    await answer(colleague, id, { answer: 'accepted' })
    const given = await answer(colleague, id, { answer: 'declined', occurrence: second })
    expect(given.status, given.text).toBe(200)
    expect((await read(organizer(), id)).answers).toMatchObject([
      { invitee: colleague.id, answer: 'accepted', occurrence: null },
      { invitee: colleague.id, answer: 'declined', occurrence: second },
    ])
    const notices = await here.world.database.query<{ subject: string }>({
      text: `select "subject" from "notifications" where "recipient" = $1 and "subject" like '%One of five%' order by "id"`,
      values: [organizer().id],
    })
    expect(notices).toHaveLength(2)
    expect(notices[1]?.subject).toMatch(/^Declined · One of five · \w+ /)
    await answer(colleague, id, { answer: 'tentative' })
    expect((await read(organizer(), id)).answers).toMatchObject([{ answer: 'tentative', occurrence: null }])
  })

  it('is taken over by the record that replaces it, and the other answers stay', async () => {
    const id = await series({ attendees: [colleague.id] })
    await answer(colleague, id, { answer: 'accepted' })
    await answer(colleague, id, { answer: 'declined', occurrence: second })
    const path = `/api/calendarEvents/${id}/occurrences/${second}?scope=this`
    const { record } = (await organizer().client.patch(path, { title: 'Other title' })).body as {
      record: CalendarEvent
    }
    expect(record.answers).toMatchObject([{ answer: 'declined', occurrence: null }])
    expect((await read(organizer(), id)).answers).toMatchObject([{ answer: 'accepted', occurrence: null }])
    expect((await messagesAbout(here, id)).map(({ kind }) => kind)).toEqual(['invited'])
    await organizer().client.remove(`/api/calendarEvents/${id}/occurrences/${first}?scope=this`)
    expect((await messagesAbout(here, id)).map(({ kind }) => kind)).toEqual(['invited', 'changed'])
  })

  it('is refused where nothing happens, and limited', async () => {
    const id = await series({ recurrence: 'FREQ=DAILY', attendees: [colleague.id] })
    for (const occurrence of [inHours(97), 'tomorrow', 5, inHours(72)]) {
      const refused = await answer(colleague, id, { answer: 'declined', occurrence })
      expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, ['occurrence']])
    }
    const once = await make({ attendees: [colleague.id] })
    expect((await answer(colleague, once, { answer: 'declined', occurrence: inHours(48) })).status).toBe(422)
    const statuses = []
    for (let day = 0; day < 51; day++)
      statuses.push(
        (await answer(colleague, id, { answer: 'declined', occurrence: inHours(96 + day * 24) })).status,
      )
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(422)
  })

  it('decides who is busy then', async () => {
    const id = await series({ attendees: [colleague.id], visibility: 'public' })
    await answer(colleague, id, { answer: 'accepted' })
    await answer(colleague, id, { answer: 'declined', occurrence: second })
    const busy = async (from: number, to: number) =>
      (
        (
          await organizer().client.get(
            `/api/calendarEvents/busy?users=${colleague.id}&from=${inHours(from)}&to=${inHours(to)}`,
          )
        ).body as { users: { busy: { start: string }[] }[] }
      ).users[0]?.busy.map(({ start }) => start)
    expect(await busy(144, 145)).toEqual([inHours(144)])
    expect(await busy(120, 121)).not.toContain(second)
    await organizer().client.remove(`/api/calendarEvents/${id}`)
  })

  it('comes by mail', async () => {
    const title = 'Answered in part'
    const guest = there.world.people.user
    const id = await series({ title, guests: [{ email: guest.email, name: null }] })
    await sendDue(here, there)
    const [invited] = (await guest.client.get(`/api/calendarEvents?q=${encodeURIComponent(title)}`))
      .body as CalendarEvent[]
    const given = await answer(guest, String(invited?.id), { answer: 'declined', occurrence: second })
    expect(given.status, given.text).toBe(200)
    await sendDue(there, here)
    expect((await read(organizer(), id)).answers).toMatchObject([
      { invitee: guest.email.toLowerCase(), answer: 'declined', occurrence: second },
    ])
  })
})
