import type { CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import classic from '@fullcalendar/react/themes/classic'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { SteadyFullCalendar } from './steady-full-calendar'

const plugins = [classic, dayGrid]
const eventsOf = (title: string) => [{ id: '1', title, start: '2031-03-04', allDay: true }]
const api = createRef<CalendarRef>()

it('is rendered again for other events, not for other handlers, of which the last ones are called', async () => {
  const eventClass = vi.fn<() => string>(() => '')
  const calendar = (events: ReturnType<typeof eventsOf>, eventClick: () => void) => (
    <SteadyFullCalendar
      api={api}
      plugins={plugins}
      initialView="dayGridMonth"
      initialDate="2031-03-01"
      events={events}
      eventInteractive
      eventClass={eventClass}
      eventClick={eventClick}
    />
  )
  const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const events = eventsOf('Fair')
  const { rerender } = render(calendar(events, first))
  await screen.findByText('Fair')
  eventClass.mockClear()
  rerender(calendar(events, last))
  expect(eventClass).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Fair'))
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
  rerender(calendar(eventsOf('Exhibition'), last))
  await screen.findByText('Exhibition')
  expect(eventClass).toHaveBeenCalled()
})
