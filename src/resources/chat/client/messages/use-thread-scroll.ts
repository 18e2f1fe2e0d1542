import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { visibleRange } from '../seen/visible-range'

/** Within this distance from the end, in pixels, the view counts as being at the end. */
const near = 64

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>
  /** The only child of the scroll container, with everything that scrolls. */
  readonly content: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  /** The number of new messages below the visible ones. */
  readonly below: number
  readonly toEnd: () => void
  /** Scrolls to a message as soon as it is rendered. */
  readonly toMessage: (number: number) => void
  readonly onScroll: () => void
}

interface Scrolled {
  /** The number of the last loaded message. */
  readonly last: number
  /** The number of the last message of the conversation. */
  readonly newest: number
  /** The number of the user's own pending messages. */
  readonly own: number
  /** The number of the message at which the conversation is opened; the end without one. */
  readonly start: number | undefined
  /** Gets the number of the message in the middle of the screen. */
  readonly onRead: (number: number) => void
}

/** A message on screen, with its offset in the scroll container: what it must not move by. */
interface Anchor {
  readonly number: number
  readonly top: number
}

/**
 * Keeps the scroll position: what is on screen does not move when messages are added or left out above or below, or
 * when their height changes. Added messages are scrolled to only if the view is at the end or they are the user's own.
 * At the end, the view stays there when its height changes.
 */
export function useThreadScroll({ last, newest, own, start, onRead }: Scrolled): ThreadScroll {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const isWhole = last >= newest
  const anchor = useRef<Anchor>(undefined)
  const before = useRef({ last, newest, own, isWhole, isRendered: false })
  const [isBottom, setBottom] = useState(start === undefined)
  const [read, setRead] = useState(newest)
  const isAtEnd = isBottom && isWhole

  const look = useCallback(() => {
    const range = box.current ? visibleRange(box.current) : undefined
    if (!box.current || !range) return
    anchor.current = { number: range.first, top: topOf(box.current, range.first) }
    onRead(Math.round((range.first + range.last) / 2))
  }, [onRead])
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])
  const onScroll = useCallback(() => {
    const { current } = box
    if (!current) return
    const isEnd = current.scrollHeight - current.scrollTop - current.clientHeight < near
    look()
    setBottom(isEnd)
    if (isEnd && before.current.isWhole) setRead(before.current.newest)
  }, [look])

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    const isFollowed = was.isWhole && last > was.last && isAtEnd
    if (!was.isRendered && start !== undefined)
      current.scrollTop = topOf(current, start) - current.clientHeight / 4
    else if (wanted.current !== undefined && reach(current, wanted.current)) wanted.current = undefined
    else if (!was.isRendered || own > was.own || isFollowed || !hold(current, anchor.current)) toEnd()
    before.current = { last, newest, own, isWhole, isRendered: true }
    if (was.isRendered) look()
    else onScroll()
  })

  const onResize = useEffectEvent(() => {
    if (isAtEnd) toEnd()
    else if (box.current) hold(box.current, anchor.current)
    look()
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize())
    for (const { current } of [box, content]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const toMessage = (number: number) => {
    if (!box.current || !reach(box.current, number)) wanted.current = number
  }
  return {
    box,
    content,
    isAtEnd,
    below: isAtEnd ? 0 : Math.max(0, newest - read),
    toEnd,
    toMessage,
    onScroll,
  }
}

/** Moves a message back to where it was on screen; false if it is not rendered any more. */
function hold(box: HTMLElement, anchor: Anchor | undefined): boolean {
  if (!anchor) return true
  if (!box.querySelector(`[data-number="${anchor.number}"]`)) return false
  const moved = topOf(box, anchor.number) - anchor.top
  if (moved !== 0) box.scrollTop += moved
  return true
}

/** Scrolls to a message; false if it is not rendered. */
function reach(box: HTMLElement, number: number): boolean {
  const top = topOf(box, number)
  if (!box.querySelector(`[data-number="${number}"]`)) return false
  box.scrollTop = top - box.clientHeight / 4
  return true
}

/** The offset of a message in the scroll container; 0 if it is not rendered. */
function topOf(box: HTMLElement, number: number): number {
  const message = box.querySelector(`[data-number="${number}"]`)
  return message ? message.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop : 0
}
