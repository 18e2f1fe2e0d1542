import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'

/** So near to its end, in pixels, one reads the newest. */
const near = 64

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  /** How many came beneath what is on screen. */
  readonly below: number
  readonly toEnd: () => void
  readonly onScroll: () => void
}

interface Scrolled {
  /** The numbers of the first and the last message that are loaded. */
  readonly first: number
  readonly last: number
  /** How many of one's own are on their way. */
  readonly own: number
  /** Whether the newest message is loaded. */
  readonly isWhole: boolean
  /** The number of the message at which the conversation is opened; its end where there is none. */
  readonly start: number | undefined
}

/**
 * Keeps what is read in its place: what comes above moves nothing on screen, what comes beneath is scrolled to only by
 * whoever is at the end already, and by one's own messages. Whoever is at the end stays there when the room for it changes.
 */
export function useThreadScroll({ first, last, own, isWhole, start }: Scrolled): ThreadScroll {
  const box = useRef<HTMLDivElement>(null)
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

  return { box, isAtEnd, below: isAtEnd ? 0 : Math.max(0, last - read), toEnd, onScroll }
}

/** How far beneath the beginning of what scrolls a message stands; 0 where it is not drawn. */
function topOf(box: HTMLElement, number: number): number {
  const message = box.querySelector(`[data-number="${number}"]`)
  return message ? message.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop : 0
}
