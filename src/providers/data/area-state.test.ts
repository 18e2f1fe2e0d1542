import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { areaOf, areaOfUrl, areaState, callBegan, callDropped, callEnded, nameAreas } from './area-state'

describe('each data area has loading and error flags', () => {
  it('loading is set at the start of a call and cleared on success', () => {
    callBegan('/api/kanban/board')
    expect(areaState('kanban')).toMatchObject({ isLoading: true, error: undefined })
    callEnded('/api/kanban/board')
    expect(areaState('kanban')).toMatchObject({ isLoading: false, error: undefined })
  })

  it('loading is cleared on an error, which is kept until a call succeeds', () => {
    callBegan('/api/mail/mails?label=inbox')
    callEnded('/api/mail/mails?label=inbox', 'Something went wrong')
    expect(areaState('mail')).toMatchObject({ isLoading: false, error: 'Something went wrong' })
    callBegan('/api/mail/labels')
    expect(areaState('mail')).toMatchObject({ isLoading: true, error: 'Something went wrong' })
    callEnded('/api/mail/labels')
    expect(areaState('mail')).toMatchObject({ isLoading: false, error: undefined })
  })

  it('is loading while one of several calls is under way, and one that was given up says nothing', () => {
    callBegan('/api/chat/contacts')
    callBegan('/api/chat/conversations')
    callEnded('/api/chat/contacts', 'refused')
    expect(areaState('chat')).toMatchObject({ isLoading: true, error: 'refused' })
    callDropped('/api/chat/conversations')
    expect(areaState('chat')).toMatchObject({ isLoading: false, error: 'refused' })
  })

  it('is told apart by the addresses of the calls', () => {
    expect(areaOfUrl('/api/calendar/events/new')).toBe('calendar')
    expect(areaOfUrl('/assets/a.js')).toBeUndefined()
  })

  it.each([
    ['calendar', 'calendarEvents'],
    ['chat', 'conversations'],
    ['kanban', 'kanbanCards'],
    ['kanban', 'kanbanColumns'],
    ['mail', 'mails'],
    ['products', 'products'],
    ['customers', 'customers'],
    // It has calls beside, which are those of another screen.
    ['orders', 'orders'],
  ] as const)('is %s for %s, also for the calls at its usual addresses', (area, name) => {
    expect(areaOf(app[name])).toBe(area)
    nameAreas(app)
    expect(areaOfUrl(`/api/${name}?_start=0`)).toBe(area)
  })
})
