import { expect, it } from 'vitest'
import { withoutRepeated } from './received-content.server'

const part = (name: string, text: string, contentId?: string) => ({
  name,
  contentId,
  bytes: new TextEncoder().encode(text),
})

it('stores a calendar that a message has twice once, and all other files', () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  const parts = [
    part('invite.ics', calendar),
    part('a.txt', 'same'),
    part('calendar.ics', calendar),
    part('b.txt', 'same'),
    part('other.ics', `${calendar}\r\n`),
    part('inside.ics', calendar, 'id@host'),
  ]
  expect(withoutRepeated(parts).map(({ name }) => name)).toEqual([
    'invite.ics',
    'a.txt',
    'b.txt',
    'other.ics',
    'inside.ics',
  ])
})
