import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { answerPage as cn } from '#locales/cn/answer-page'
import { corridor } from '../support/worlds/declared'
import { eventValues, inHours, read } from '../support/mail/event-instances'
import { mailsTo } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const organizer = () => world.people.manager
let made = 0
interface Invited {
  readonly id: string
  readonly email: string
  readonly path: string
}
async function invite(more: object = {}): Promise<Invited> {
  const email = `guest${++made}@elsewhere.example`
  const guests = [{ email, name: 'Ines <Keller>' }]
  const answer = await organizer().client.post('/api/calendarEvents', eventValues({ guests, ...more }))
  expect(answer.status, answer.text).toBe(201)
  const { id } = answer.body as CalendarEvent
  return { id, email, path: (await pathsFor(email))[0] ?? '' }
}
/** The paths of the links that were sent to an address, each once. */
async function pathsFor(email: string): Promise<string[]> {
  const mails = await mailsTo(world, email)
  return [...new Set(mails.flatMap(({ text }) => /\/r\/[\w-]{32}/.exec(text ?? '')?.[0] ?? []))]
}
const open = (path: string, headers?: Record<string, string>) => world.anonymous.get(path, headers)
const send = (path: string, body: string) =>
  world.server.fetch(
    new Request(`http://corridor.test${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )
const answersOf = async (id: string) => (await read(organizer(), id)).answers

describe('an invitation by mail to somebody without an account', () => {
  it('has a link for each answer to a page that stores nothing before a button is pressed', async () => {
    const { id, email, path } = await invite({ title: 'Review <b>', description: 'Line & line' })
    const [mail] = await mailsTo(world, email)
    for (const line of [`Accept: http`, `Maybe: http`, `Decline: http`]) expect(mail?.text).toContain(line)
    expect(mail?.text).toContain(`${path}?answer=declined`)
    const page = await open(`${path}?answer=declined`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    for (const text of ['Review &lt;b&gt;', 'Line &amp; line', 'Room Elbe', '(Europe/Berlin)', email])
      expect(page.text).toContain(text)
    expect(page.text).not.toMatch(/<script|<b>/)
    expect(page.text).not.toContain(id)
    expect(page.text).toContain('You have not answered yet.')
    expect(await answersOf(id)).toEqual([])
    expect((await open(path, { 'accept-language': 'zh-CN' })).text).toContain(cn.question)
    expect((await open(`${path}?language=cn`)).text).toContain('lang="zh-CN"')
  })

  it('is answered there, again and otherwise, and the organizer is notified', async () => {
    const title = 'Answered on a page'
    const { id, email, path } = await invite({ title })
    for (const given of ['accepted', 'declined']) {
      const response = await send(`${path}?language=en`, `answer=${given}`)
      expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?language=en`])
    }
    expect(await answersOf(id)).toMatchObject([{ invitee: email, answer: 'declined' }])
    expect((await open(path)).text).toContain('Your answer: Declined')
    const notices = await world.database.query<{ subject: string; values: { actor: string } }>({
      text: `select "subject", "values" from "notifications" where "recipient" = $1 and "subject" like '%' || $2 order by "id"`,
      values: [organizer().id, title],
    })
    expect(notices.map(({ subject, values }) => [subject, values.actor])).toEqual([
      [`Accepted · ${title}`, 'Ines <Keller>'],
      [`Declined · ${title}`, 'Ines <Keller>'],
    ])
    expect((await send(path, 'answer=perhaps')).status).toBe(303)
    expect(await answersOf(id)).toHaveLength(1)
  })

  it('has the same link in later mails, also of a changed occurrence another one', async () => {
    const start = inHours(72)
    const { id, email, path } = await invite({ start, end: inHours(73), recurrence: 'FREQ=DAILY;COUNT=4' })
    await organizer().client.patch(`/api/calendarEvents/${id}`, { title: 'Renamed' })
    expect(await pathsFor(email)).toEqual([path])
    const changed = await organizer().client.patch(
      `/api/calendarEvents/${id}/occurrences/${start}?scope=this`,
      { title: 'Only once' },
    )
    const paths = await pathsFor(email)
    expect(paths).toHaveLength(2)
    const other = paths.find((each) => each !== path) ?? ''
    await send(other, 'answer=tentative')
    const { record } = changed.body as { record: CalendarEvent }
    expect(await answersOf(record.id)).toMatchObject([{ answer: 'tentative' }])
    expect(await answersOf(id)).toEqual([])
  })

  it('of a series is answered for all events or for one of the next', async () => {
    const start = inHours(48)
    const second = new Date(Date.parse(start) + 24 * 3_600_000).toISOString()
    const series = { start, end: inHours(49), recurrence: 'FREQ=DAILY;COUNT=30', timezone: 'UTC' }
    const { id, email, path } = await invite(series)
    const page = await open(`${path}?language=en`)
    expect(page.text).toContain('you can answer for all events or for one')
    expect(page.text.match(/<option value="20/g)).toHaveLength(12)
    expect((await send(`${path}?language=en`, 'answer=accepted&occurrence=')).status).toBe(303)
    const answered = await send(`${path}?language=en`, `answer=declined&occurrence=${second}`)
    const location = answered.headers.get('location') ?? ''
    expect(new URLSearchParams(location.split('?')[1]).get('occurrence')).toBe(second)
    expect(await answersOf(id)).toMatchObject([
      { invitee: email, answer: 'accepted', occurrence: null },
      { invitee: email, answer: 'declined', occurrence: second },
    ])
    const shown = (await open(location)).text
    expect(shown).toMatch(/Your answer for .*: Declined/)
    expect(shown).toMatch(new RegExp(`<option value="${second}" selected>[^<]* · Declined<`))
    expect(shown).toMatch(new RegExp(`<option value="${start}">[^<]* · Accepted<`))
    expect((await open(`${path}?language=en`)).text).toContain('Your answer: Accepted')
    // Neither an event that does not take place, nor a text that is no time, is answered.
    for (const wrong of [new Date(Date.parse(start) + 3_600_000).toISOString(), '"><b>'])
      expect((await send(path, `answer=tentative&occurrence=${encodeURIComponent(wrong)}`)).status).toBe(303)
    expect(await answersOf(id)).toHaveLength(2)
    expect((await open(`${path}?occurrence=${encodeURIComponent('"><b>')}`)).text).not.toContain('<b>')
    // An answer to all events replaces those to one.
    await send(path, 'answer=tentative')
    expect(await answersOf(id)).toMatchObject([{ answer: 'tentative', occurrence: null }])
  })

  it('is not shown by unknown secrets, after the invitation has ended, and not answered when it is over', async () => {
    const { id, path } = await invite()
    for (const wrong of [`/r/${'a'.repeat(32)}`, '/r/short', `${path}x`]) {
      const page = await open(wrong)
      expect([page.status, page.text.includes('This invitation is not valid')]).toEqual([404, true])
      expect((await send(wrong, 'answer=accepted')).status).toBe(404)
    }
    await world.database.query({
      text: `update "calendarEvents" set "start" = now() - interval '3 hours', "end" = now() - interval '2 hours' where "id" = $1`,
      values: [id],
    })
    expect((await open(path)).text).toContain('This event is over')
    expect((await send(path, 'answer=accepted')).status).toBe(404)
    expect(await answersOf(id)).toEqual([])
    await organizer().client.patch(`/api/calendarEvents/${id}`, { guests: [] })
    expect((await open(path)).status).toBe(404)
    const deleted = await invite()
    await organizer().client.remove(`/api/calendarEvents/${deleted.id}`)
    expect((await open(deleted.path)).status).toBe(404)
  })

  it('is answered a limited number of times', async () => {
    const { path } = await invite()
    const statuses = []
    for (let index = 0; index < 32; index++)
      statuses.push((await send(path, `answer=${index % 2 ? 'accepted' : 'declined'}`)).status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})
