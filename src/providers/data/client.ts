import axios, { type AxiosError } from 'axios'
import { bearerHeader } from '../auth/bearer'
import { refuseSession } from '../auth/session'
import { somethingWentWrong, statusOf } from './problem'

/**
 * The shared HTTP client. It carries the token and the language of the page. A failed call is rejected with the
 * answer's body, else with 'Something went wrong'. Import it in lazy chunks only: axios is heavy.
 */
export const client = axios.create({ timeout: 60_000 })

client.interceptors.request.use((config) => {
  const bearer = bearerHeader()
  if (bearer) config.headers.set('Authorization', bearer)
  config.headers.set('Accept-Language', document.documentElement.lang)
  return config
})

client.interceptors.response.use(undefined, (error: AxiosError) => {
  if (axios.isCancel(error)) return Promise.reject(error)
  const reason = error.response?.data || somethingWentWrong
  if (statusOf(reason) === 401) refuseSession(String(error.config?.headers.get('Authorization') ?? ''))
  return Promise.reject(reason)
})
