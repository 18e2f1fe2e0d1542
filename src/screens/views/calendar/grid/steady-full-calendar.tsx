import FullCalendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react'
import { memo, useReducer, useRef, type RefObject } from 'react'

interface HeldProps {
  readonly api: RefObject<CalendarRef | null>
  readonly options: CalendarOptions
  /** Whether the options stay what they are. */
  readonly isHeld: RefObject<boolean>
}

const HeldCalendar = memo(
  ({ api, options }: HeldProps) => <FullCalendar ref={api} {...options} />,
  (_, { isHeld }) => isHeld.current,
)

/**
 * FullCalendar with options that do not change during a drag.
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
  const hold = () => {
    isHeld.current = true
  }
  const release = () => {
    isHeld.current = false
    render()
  }
  const dragged = {
    eventDragStart: hold,
    eventDragStop: release,
    eventResizeStart: hold,
    eventResizeStop: release,
  }
  return <HeldCalendar api={api} isHeld={isHeld} options={{ ...options, ...dragged }} />
}
