import type { AxiosError, InternalAxiosRequestConfig } from 'axios'
import { problemOf } from './problem'

/** How often a read is retried that the server refused because of too many requests in flight. */
const maxRetries = 4

declare module 'axios' {
  interface AxiosRequestConfig {
    /** How often the call was refused as busy. */
    refusals?: number
  }
}

/**
 * Returns a function that retries a request which the server refused as busy, after the requested delay. Undefined if
 * the request failed for another reason, is not a GET, or was retried often enough.
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

/** With jitter, so that requests refused together are not retried together. */
const secondsOf = (retryAfter = 1): number => retryAfter * (0.5 + Math.random())

/** Waits some milliseconds; ends early if the signal fires, as the call is then cancelled anyway. */
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
