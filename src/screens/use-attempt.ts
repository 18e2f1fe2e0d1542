import { useState } from 'react'

/** A request that the server may reject: whether it is running, its last error, and a function to run it. */
export interface Attempt {
  readonly isRunning: boolean
  readonly refusal: unknown
  readonly attempt: (work: () => Promise<void>) => Promise<void>
}

/** Runs one request at a time and keeps its error. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning) return
    setRunning(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      setRefusal(error)
    }
    setRunning(false)
  }
  return { isRunning, refusal, attempt }
}
