import FullCalendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react'
import { memo, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react'

/** The options that are only called when the user does something, or for an element that is already rendered. */
type Handlers = Pick<
  CalendarOptions,
  | 'eventAllow'
  | 'eventClick'
  | 'eventDidMount'
  | 'eventDrop'
  | 'eventResize'
  | 'select'
  | 'dateClick'
  | 'navLinkDayClick'
>

interface HeldProps {
  readonly api: RefObject<CalendarRef | null>
  readonly options: CalendarOptions
  /** Whether the options stay what they are. */
  readonly isHeld: RefObject<boolean>
}

const HeldCalendar = memo(
  ({ api, options }: HeldProps) => <FullCalendar ref={api} {...options} />,
  (before, { isHeld, options }) => isHeld.current || areSame(before.options, options),
)

/** Whether two objects have the same properties. */
function areSame(before: object, after: object): boolean {
  const [entries, others] = [Object.entries(before), new Map(Object.entries(after))]
  return entries.length === others.size && entries.every(([name, value]) => value === others.get(name))
}

/** Handlers that stay the same functions and call those of the last render. */
function useSteadyHandlers(handlers: Handlers): Handlers {
  const last = useRef(handlers)
  useLayoutEffect(() => {
    last.current = handlers
  })
  const [steady] = useState<Handlers>(() => ({
    eventAllow: (span, event) => last.current.eventAllow?.(span, event) ?? true,
    eventClick: (info) => last.current.eventClick?.(info),
    eventDidMount: (info) => last.current.eventDidMount?.(info),
    eventDrop: (info) => last.current.eventDrop?.(info),
    eventResize: (info) => last.current.eventResize?.(info),
    select: (info) => last.current.select?.(info),
    dateClick: (info) => last.current.dateClick?.(info),
    navLinkDayClick(date, event) {
      const { navLinkDayClick } = last.current
      if (typeof navLinkDayClick === 'function') navLinkDayClick.call(this, date, event)
    },
  }))
  return steady
}

/**
 * FullCalendar, which is rendered again only when an option changes, and not at all during a drag.
 * All of it is rendered again for each changed option, also for a handler that is a new function.
 * At the drop, FullCalendar 7.1 compares its context with that of the last move, and the context is new after each
 * change of an option. The drop would then count as one into another calendar: `eventDrop` is not called, and the event
 * stays where it was dropped although nothing was saved.
 */
export function SteadyFullCalendar({
  api,
  ...options
}: CalendarOptions & { readonly api: RefObject<CalendarRef | null> }) {
  const isHeld = useRef(false)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [dragged] = useState(() => {
    const hold = () => {
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
      render()
    }
    return { eventDragStart: hold, eventDragStop: release, eventResizeStart: hold, eventResizeStop: release }
  })
  const handlers = useSteadyHandlers(options)
  return <HeldCalendar api={api} isHeld={isHeld} options={{ ...options, ...handlers, ...dragged }} />
}
