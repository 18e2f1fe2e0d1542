import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { areaOf, areaOfUrl, areaState, callBegan, callDropped, callEnded, nameAreas } from './area-state'

describe('the state of a data area', () => {
  it('is loading from the start of a call until it succeeds', () => {
    callBegan('/api/kanban/board')
    expect(areaState('kanban')).toMatchObject({ isLoading: true, error: undefined })
    callEnded('/api/kanban/board')
    expect(areaState('kanban')).toMatchObject({ isLoading: false, error: undefined })
  })

  it('is not loading after an error, and keeps the error until a call succeeds', () => {
    callBegan('/api/mail/mails?label=inbox')
    callEnded('/api/mail/mails?label=inbox', 'Something went wrong')
    expect(areaState('mail')).toMatchObject({ isLoading: false, error: 'Something went wrong' })
    callBegan('/api/mail/labels')
    expect(areaState('mail')).toMatchObject({ isLoading: true, error: 'Something went wrong' })
    callEnded('/api/mail/labels')
    expect(areaState('mail')).toMatchObject({ isLoading: false, error: undefined })
  })

  it('is loading while one of several calls is pending, and keeps its error when a call is dropped', () => {
    callBegan('/api/chat/contacts')
    callBegan('/api/chat/conversations')
    callEnded('/api/chat/contacts', 'refused')
    expect(areaState('chat')).toMatchObject({ isLoading: true, error: 'refused' })
    callDropped('/api/chat/conversations')
    expect(areaState('chat')).toMatchObject({ isLoading: false, error: 'refused' })
  })

  it('belongs to the area in the URL of a call', () => {
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
    // It has custom endpoints, but those are used by another screen.
    ['orders', 'orders'],
  ] as const)('is %s for %s, also for calls at its default URLs', (area, name) => {
    expect(areaOf(app[name])).toBe(area)
    nameAreas(app)
    expect(areaOfUrl(`/api/${name}?_start=0`)).toBe(area)
  })
})
