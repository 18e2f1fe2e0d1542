import type { CSSProperties, ReactNode } from 'react'
import { answerClass } from '#screens/views/calendar/grid/answer-class'
import type { CalendarEvent } from './calendar-events'
import { layout, theme } from './library-classes'

interface PressableProps {
  readonly className: string
  readonly children: ReactNode
  readonly style?: CSSProperties
  readonly 'data-occurrence'?: string
  readonly 'aria-haspopup'?: 'dialog'
}

/** What the calendar library has as a button. */
export const Pressable = (props: PressableProps) => (
  <div role="button" tabIndex={0} onKeyDown={pressByKey} {...props} />
)

interface PressableEventProps {
  readonly event: CalendarEvent
  readonly className: string
  readonly children: ReactNode
}

/** An event, which opens once the application has loaded. */
export const PressableEvent = ({ event, className, children }: PressableEventProps) => (
  <Pressable
    data-occurrence={event.key}
    className={`${answerClass(event.answer)} ${theme.event} ${layout.event} ${className}`}
    style={colorsOf(event.color)}
  >
    {children}
  </Pressable>
)

const colorsOf = (color: string): CSSProperties => ({
  ['--fc-event-color' as string]: color,
  ['--fc-event-contrast-color' as string]: 'var(--fc-classic-event-contrast)',
})

/** Enter and the space bar press an element, as they press a button. */
function pressByKey(event: { key: string; currentTarget: HTMLElement; preventDefault: () => void }): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
