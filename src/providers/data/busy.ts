import type { AxiosError, InternalAxiosRequestConfig } from 'axios'
import { problemOf } from './problem'

/** How often a read is sent again that the server refused because too many requests were in flight. */
const maxRetries = 4

declare module 'axios' {
  interface AxiosRequestConfig {
    /** How often the call was refused as one too many. */
    refusals?: number
  }
}

/**
 * How to send a call again that the server refused as one too many, after as long as it said: it has done nothing for it.
 * Undefined where the call failed for another reason, changes anything, or was sent often enough.
 */
export function busyRetry(error: AxiosError): (() => Promise<InternalAxiosRequestConfig>) | undefined {
  const { config, response } = error
  const problem = problemOf(response?.data)
  if (!config || problem?.title !== 'busy' || config.method?.toLowerCase() !== 'get') return undefined
  const { refusals = 0 } = config
  if (refusals >= maxRetries) return undefined
  return async () => {
    await pause(secondsOf(problem.retryAfter) * 1000, config.signal as AbortSignal | undefined)
    return { ...config, refusals: refusals + 1 }
  }
}

/** At different times, so that those that were refused together do not come together again. */
const secondsOf = (retryAfter = 1): number => retryAfter * (0.5 + Math.random())

/** Waits so many milliseconds; no longer once the signal fires, as the call is then cancelled anyway. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    signal?.addEventListener('abort', over)
  })
}
