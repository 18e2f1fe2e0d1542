import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  getAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { takePrefetched, type Prefetched, type PrefetchedResponse } from '#base/prefetch'

const network = getAdapter(['xhr', 'fetch'])

/**
 * Sends a request, unless the boot script has already sent the same one: then its response is used, once. Everything
 * before and after is that of any other request.
 */
export function prefetchedOrSent(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const prefetched = matching(config)
  return prefetched ? responseTo(config, prefetched) : network(config)
}

/** What was prefetched for a request, if it was sent with the same token. */
function matching({ method, url, params, headers }: InternalAxiosRequestConfig): Prefetched | undefined {
  if (method?.toLowerCase() !== 'get' || !url || params) return undefined
  const prefetched = takePrefetched(url)
  const bearer = headers.get('Authorization') ?? undefined
  return prefetched && prefetched.headers['Authorization'] === bearer ? prefetched : undefined
}

async function responseTo(
  config: InternalAxiosRequestConfig,
  prefetched: Prefetched,
): Promise<AxiosResponse> {
  const { status, statusText, headers, text } = await arrival(config, prefetched)
  const response: AxiosResponse = {
    data: text,
    status,
    statusText,
    config,
    headers: AxiosHeaders.from(Object.fromEntries(headers)),
  }
  if (config.validateStatus?.(status) ?? true) return response
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${status}`, code, config, undefined, response)
}

/** Waits for a response within the time limit of the request, and no longer than until the request is cancelled. */
function arrival(
  config: InternalAxiosRequestConfig,
  { response, cancel }: Prefetched,
): Promise<PrefetchedResponse> {
  const { timeout = 0 } = config
  // Axios also takes signals of its own kind, with the same properties.
  const signal = config.signal as AbortSignal | undefined
  return new Promise((resolve, reject) => {
    const end = (error: AxiosError | CanceledError<unknown>) => {
      reject(error)
      cancel()
    }
    const abort = () => end(new CanceledError<unknown>(undefined, config))
    const overdue = () =>
      end(new AxiosError(`timeout of ${timeout}ms exceeded`, AxiosError.ECONNABORTED, config))
    const timer = timeout > 0 ? setTimeout(overdue, timeout) : undefined
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    response
      .then(resolve, () => reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)))
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      })
  })
}
