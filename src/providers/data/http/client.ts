import axios, { AxiosError, type AxiosResponse } from 'axios'
import { bearerHeader } from '#base/session/bearer'
import { refuseSession } from '#base/session/session'
import { localTimeZone } from '#base/format/local-time-zone'
import { noteSaved } from '../own-changes'
import { reportResponse, reportMaintenance, probe } from '#base/connectivity/connectivity'
import { apiBase } from '#text/api-base'
import { somethingWentWrong } from '#base/failure'
import { callBegan, callDropped, callEnded } from '../area-state'
import { busyRetry } from './busy'
import { withFullAddresses, withStoredAddresses } from './content-addresses'
import { prefetchedOrSent } from './prefetched-adapter'
import { problemOf, statusOf } from './problem'

const transforms = <Transform>(given: Transform | Transform[] | undefined): Transform[] =>
  given === undefined ? [] : ([given].flat() as Transform[])

/**
 * The shared HTTP client, for every request to the API. It sends the token and the language of the page. A failed
 * call is rejected with the response body, else with 'Something went wrong'. Import it in lazy chunks only: axios is
 * large.
 */
export const client = axios.create({
  baseURL: apiBase(),
  timeout: 60_000,
  adapter: prefetchedOrSent,
  transformRequest: [withStoredAddresses, ...transforms(axios.defaults.transformRequest)],
  transformResponse: [...transforms(axios.defaults.transformResponse), withFullAddresses],
})

client.interceptors.request.use((config) => {
  const bearer = bearerHeader()
  // A full URL may lead elsewhere, for example to an image that a user has linked: the token is for the API alone.
  if (bearer && isOfApi(config.url ?? '')) config.headers.set('Authorization', bearer)
  config.headers.set('Accept-Language', document.documentElement.lang)
  config.headers.set('Time-Zone', localTimeZone())
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

const isOfApi = (url: string): boolean =>
  url.startsWith('/') ? !url.startsWith('//') : apiBase() !== '' && url.startsWith(`${apiBase()}/`)

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
