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

interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  /** How many came beneath what is on screen. */
  readonly below: number
  readonly toEnd: () => void
  readonly onScroll: () => void
}

/**
 * Keeps what is read in its place: what comes above moves nothing on screen, what comes beneath is scrolled to only by
 * whoever is at the end already, and by one's own messages. Whoever is at the end stays there when the room for it changes.
 * @param first the number of the first message; @param last of the last one; @param own how many of one's own are on their way.
 */
export function useThreadScroll(first: number, last: number, own: number): ThreadScroll {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first, last, own, height: 0 })
  const [isAtEnd, setAtEnd] = useState(true)
  const [read, setRead] = useState(last)

  const toEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }, [])

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    const isFirstTime = was.height === 0
    if (isFirstTime || own > was.own || (last > was.last && isAtEnd)) toEnd()
    else if (first < was.first) current.scrollTop += current.scrollHeight - was.height
    before.current = { first, last, own, height: current.scrollHeight }
  })

  const onResize = useEffectEvent(() => {
    if (isAtEnd) toEnd()
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const onScroll = useCallback(() => {
    const { current } = box
    if (!current) return
    const isEnd = current.scrollHeight - current.scrollTop - current.clientHeight < near
    before.current.height = current.scrollHeight
    setAtEnd(isEnd)
    if (isEnd) setRead(before.current.last)
  }, [])

  return { box, isAtEnd, below: isAtEnd ? 0 : Math.max(0, last - read), toEnd, onScroll }
}
