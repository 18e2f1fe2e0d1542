import { useEffect, useState } from 'react'

/** In milliseconds. */
const pause = 250

/** A text once it has not changed for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
