import type { ChosenTime } from '../use-new-event'

type Point = ChosenTime['anchor']

/** The distance between what was chosen and the dialog beside it, in pixels. */
const gap = 8

/** Whether an event comes from a finger. */
export const isTouch = (event: UIEvent): boolean =>
  event.type.startsWith('touch') || (event instanceof PointerEvent && event.pointerType === 'touch')

/** The point of a mouse or touch event. */
export function pointOf(event: UIEvent): Point {
  const at = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent)
  return { left: (at?.clientX ?? 0) + gap, top: at?.clientY ?? 0 }
}

/** The point below an element. */
export function pointBelow(element: HTMLElement): Point {
  const { left, bottom } = element.getBoundingClientRect()
  return { left, top: bottom + gap }
}

/** The point at a day of a calendar, or in its middle if it does not show the day. */
export function pointOfDay(calendar: HTMLElement | null, day: string): Point {
  const rect = calendar?.querySelector(`[data-date="${day}"]`)?.getBoundingClientRect()
  return rect
    ? { left: rect.left + gap, top: rect.top + 3 * gap }
    : { left: innerWidth / 3, top: innerHeight / 3 }
}
