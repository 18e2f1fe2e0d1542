import { expect, it } from 'vitest'
import { calendarEvents } from '#resources/calendar/calendar-events.resource'
import { chatMembers } from '#resources/chat/chat-members.resource'
import { changedFields, withNames } from './named-values'

const known = '01a22228-a87b-77ac-9106-ff9c0fef4c54'
const unknown = '01a22228-a877-701b-8613-e2ab4ea43505'

it('names the users in the rows of a record, and keeps addresses', () => {
  const answers = [known, unknown, 'guest@example.com'].map((invitee) => ({ invitee, answer: 'accepted' }))
  const named = withNames(calendarEvents, { title: 'Talk', answers, _refs: { [known]: 'Ada' } }, 'Unknown')
  expect(named).toMatchObject({ title: 'Talk' })
  expect(named.answers.map(({ invitee }) => invitee)).toEqual(['Ada', 'Unknown', 'guest@example.com'])
})

it('leaves a title out that consists of ids, and no other field', () => {
  expect(changedFields(chatMembers, { seen: 3, place: `${known}:${unknown}` })).toEqual(['seen'])
  expect(changedFields(calendarEvents, { title: 'Talk', gone: 1 })).toEqual(['title'])
})
