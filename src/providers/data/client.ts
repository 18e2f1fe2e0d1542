import axios, { AxiosError, type AxiosResponse } from 'axios'
import { bearerHeader } from '#base/session/bearer'
import { refuseSession } from '#base/session/session'
import { noteSaved } from './own-changes'
import { reportResponse, reportMaintenance, probe } from '#base/connectivity/connectivity'
import { callBegan, callDropped, callEnded } from './area-state'
import { busyRetry } from './busy'
import { somethingWentWrong } from '#base/failure'
import { problemOf, statusOf } from './problem'

/**
 * The shared HTTP client. It sends the token and the language of the page. A failed call is rejected with the
 * response body, else with 'Something went wrong'. Import it in lazy chunks only: axios is large.
 */
export const client = axios.create({ timeout: 60_000 })

client.interceptors.request.use((config) => {
  const bearer = bearerHeader()
  if (bearer) config.headers.set('Authorization', bearer)
  config.headers.set('Accept-Language', document.documentElement.lang)
  callBegan(config.url ?? '')
  return config
})

client.interceptors.response.use(
  (response) => {
    reportResponse(buildOf(response))
    callEnded(response.config.url ?? '')
    noteSaved(response.config.method ?? 'get', response.config.url ?? '', response.data)
    return response
  },
  async (error: AxiosError) => {
    const url = error.config?.url ?? ''
    if (axios.isCancel(error)) {
      callDropped(url)
      throw error
    }
    const again = busyRetry(error)
    if (again) {
      const config = await again()
      callDropped(url)
      return client.request(config)
    }
    await listen(error)
    const reason = error.response?.data || somethingWentWrong
    callEnded(url, reason)
    if (statusOf(reason) === 401) refuseSession(String(error.config?.headers.get('Authorization') ?? ''))
    return Promise.reject(reason)
  },
)

const buildOf = ({ headers }: AxiosResponse): string | undefined => {
  const build: unknown = headers['x-build']
  return typeof build === 'string' ? build : undefined
}

/**
 * Updates the connectivity from a failure. Without a response it probes the server first, so that the failure can be
 * explained.
 */
async function listen({ response, code }: AxiosError): Promise<void> {
  if (response) reportResponse(buildOf(response))
  else if (code !== AxiosError.ECONNABORTED) await probe()
  if (problemOf(response?.data)?.title === 'maintenance') reportMaintenance()
}
