import { useState } from 'react'

/** Something that the server may refuse: whether it is being done, what was said the last time, and another try. */
export interface Attempt {
  readonly isRunning: boolean
  readonly refusal: unknown
  readonly attempt: (work: () => Promise<void>) => Promise<void>
}

/** Does one thing at a time, and keeps why it was refused. */
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
