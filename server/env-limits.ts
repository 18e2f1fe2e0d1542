import type { z } from 'zod'
import { wholeNumber } from './env-number'
import { usualRequestLimits as requests, type RequestLimits } from './lifecycle/request-limits'
import { usualResponseBytes } from './rest/bounded-json'
import { usualStreamLimits as streams, type StreamLimits } from './stream/stream-limits'

/** The settings that bound how much work is done at once. */
export interface LimitSettings {
  readonly requestLimits: RequestLimits
  readonly streamLimits: StreamLimits
  /** A list is answered with at most this many bytes. */
  readonly responseBytes: number
}

const megabyte = 1024 * 1024
const most = 100_000
const count = (name: string, usual: number) => wholeNumber(name, 1, most).default(usual)

export const limitVariables = {
  REQUESTS_PER_SOCKET: count('REQUESTS_PER_SOCKET', requests.perSocket),
  REQUESTS_PER_SESSION: count('REQUESTS_PER_SESSION', requests.perSession),
  REQUESTS_PER_ADDRESS: count('REQUESTS_PER_ADDRESS', requests.perAddress),
  REQUESTS_PER_PROCESS: count('REQUESTS_PER_PROCESS', requests.perProcess),
  STALLED_SECONDS: wholeNumber('STALLED_SECONDS', 1, 3600).default(requests.stalledMs / 1000),
  STREAMS_PER_USER: count('STREAMS_PER_USER', streams.perUser),
  STREAMS_PER_PROCESS: count('STREAMS_PER_PROCESS', streams.perProcess),
  RESPONSE_LIMIT_MB: wholeNumber('RESPONSE_LIMIT_MB', 1, 500).default(usualResponseBytes / megabyte),
}

type Read = { readonly [Name in keyof typeof limitVariables]: z.output<(typeof limitVariables)[Name]> }

/** The limits that the settings say. */
export const limitsOf = (data: Read): LimitSettings => ({
  requestLimits: {
    perSocket: data.REQUESTS_PER_SOCKET,
    perSession: data.REQUESTS_PER_SESSION,
    perAddress: data.REQUESTS_PER_ADDRESS,
    perProcess: data.REQUESTS_PER_PROCESS,
    stalledMs: data.STALLED_SECONDS * 1000,
  },
  streamLimits: { perUser: data.STREAMS_PER_USER, perProcess: data.STREAMS_PER_PROCESS },
  responseBytes: data.RESPONSE_LIMIT_MB * megabyte,
})
