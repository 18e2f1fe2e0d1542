import { useEffect, useState, type RefObject } from 'react'

/** The number of cards of a column that are rendered at first, and how many more when its end comes near. */
export const firstCards = 12

/**
 * The number of cards of a column to render: more of them when the end of the rendered ones comes near the visible
 * part, so that a board of thousands of cards opens as fast as a small one. During a drag the number is fixed, because
 * the drag-and-drop library measures the cards when the drag begins.
 * @param end an element after the last card
 */
export function useShownCards(
  total: number,
  end: RefObject<HTMLElement | null>,
  isDragging: boolean,
): number {
  const [max, setMax] = useState(firstCards)
  const hasMore = max < total
  useEffect(() => {
    if (!hasMore || isDragging || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMax((before) => before + firstCards),
      { root: end.current.closest('[data-frame]'), rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // A change of `max` begins anew: the observer calls back with the first state.
  }, [hasMore, isDragging, end, max])
  return Math.min(max, total)
}
