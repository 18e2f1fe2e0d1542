import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'

/** Within this distance from the end, in pixels, the view counts as being at the end. */
const near = 64

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  /** The number of new messages below the visible ones. */
  readonly below: number
  readonly toEnd: () => void
  /** Scrolls to a message as soon as it is rendered. */
  readonly toMessage: (number: number) => void
  readonly onScroll: () => void
}

interface Scrolled {
  /** The numbers of the first and the last loaded message. */
  readonly first: number
  readonly last: number
  /** The number of the user's own pending messages. */
  readonly own: number
  /** Whether the newest message is loaded. */
  readonly isWhole: boolean
  /** The number of the message at which the conversation is opened; the end without one. */
  readonly start: number | undefined
}

/**
 * Keeps the scroll position: messages added above move nothing; messages added below are scrolled to only if the view
 * is at the end or they are the user's own. At the end, the view stays there when its height changes.
 */
export function useThreadScroll({ first, last, own, isWhole, start }: Scrolled): ThreadScroll {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  const before = useRef({ first, last, own, isWhole, top: 0, isRendered: false })
  const [isBottom, setBottom] = useState(start === undefined)
  const [read, setRead] = useState(last)
  const isAtEnd = isBottom && isWhole

  const toEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }, [])
  const onScroll = useCallback(() => {
    const { current } = box
    if (!current) return
    const isEnd = current.scrollHeight - current.scrollTop - current.clientHeight < near
    before.current.top = topOf(current, before.current.first)
    setBottom(isEnd)
    if (isEnd && before.current.isWhole) setRead(before.current.last)
  }, [])

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    const isFollowed = was.isWhole && last > was.last && isAtEnd
    if (!was.isRendered && start !== undefined)
      current.scrollTop = topOf(current, start) - current.clientHeight / 4
    else if (wanted.current !== undefined && reach(current, wanted.current)) wanted.current = undefined
    else if (!was.isRendered || own > was.own || isFollowed || first > was.first) toEnd()
    else if (first < was.first) current.scrollTop += topOf(current, was.first) - was.top
    before.current = { first, last, own, isWhole, top: topOf(current, first), isRendered: true }
    if (!was.isRendered) onScroll()
  })

  const onResize = useEffectEvent(() => {
    if (isAtEnd) toEnd()
    if (box.current) before.current.top = topOf(box.current, before.current.first)
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const toMessage = (number: number) => {
    if (!box.current || !reach(box.current, number)) wanted.current = number
  }
  return { box, isAtEnd, below: isAtEnd ? 0 : Math.max(0, last - read), toEnd, toMessage, onScroll }
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
