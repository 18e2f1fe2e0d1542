import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const thisMinute = () => Math.floor(Date.now() / minuteMs)

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}

/** The current time, to the minute. */
export const useMinute = (): Date => new Date(useSyncExternalStore(subscribe, thisMinute) * minuteMs)
