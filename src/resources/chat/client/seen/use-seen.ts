import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useIsVisible, type LoadedThread } from '../use-open-thread'
import { forgetOpen, keepOpen, wasOpen } from './opened-before'
import { createSeenTracker } from './seen-tracker'
import { visibleRange } from './visible-range'

/** The least time between two looks at the screen, and between two requests, in milliseconds. */
const lookEvery = 150
const markEvery = 700

/**
 * Marks the messages that were on screen as seen, while the page is visible. Messages that the user marked as unread
 * stay so until the conversation is opened again, in whichever tab.
 */
export function useSeen({ conversation, seen }: LoadedThread, box: RefObject<HTMLElement | null>) {
  const isVisible = useIsVisible()
  const { id, firstUnread, lastNumber, unreadCount, isHeld } = conversation
  const seenBefore = (firstUnread ?? lastNumber + 1) - 1
  const [tracker] = useState(() => createSeenTracker(seenBefore))
  const [timer] = useState(createTimer)
  /** The number of the first unread message, if it is above the screen. */
  const [above, setAbove] = useState<number>()
  const marked = useRef({ upTo: 0, at: 0 })

  const look = useEffectEvent(() => {
    const range = box.current && !document.hidden ? visibleRange(box.current) : undefined
    if (!range) return
    if (isHeld) tracker.restart(seenBefore)
    else tracker.show(range)
    const upTo = tracker.upTo()
    setAbove(unreadCount > 0 && range.first > upTo + 1 ? upTo + 1 : undefined)
    if (isHeld || unreadCount === 0 || upTo <= Math.max(seenBefore, marked.current.upTo)) return
    const wait = marked.current.at + markEvery - Date.now()
    if (wait > 0) return timer.start(wait)
    marked.current = { upTo, at: Date.now() }
    // If it fails, they stay unread and it is tried again.
    seen(upTo).catch(() => void (marked.current = { upTo: 0, at: Date.now() }))
  })
  const open = useEffectEvent(() => {
    if (isHeld && !wasOpen(id)) seen(seenBefore, true).catch(() => undefined)
    keepOpen(id)
  })
  useEffect(() => timer.run(() => look()), [timer])
  useEffect(() => {
    open()
    return forgetOpen
  }, [id])
  useEffect(() => timer.start(lookEvery), [timer, isVisible, lastNumber, unreadCount, firstUnread, isHeld])
  useEffect(() => void (marked.current = { upTo: 0, at: 0 }), [isHeld])
  return { above, onScroll: () => timer.start(lookEvery), jump: tracker.jump }
}

/** Runs one function a while after `start`, once, however often it is started meanwhile. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let work = (): void => undefined
  return {
    start: (milliseconds: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, milliseconds)
    },
    /** Sets the function; returns a function that stops the timer. */
    run: (next: () => void) => {
      work = next
      return () => {
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}
