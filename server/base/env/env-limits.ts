import type { z } from 'zod'
import { wholeNumber } from './env-values'
import { defaultRequestLimits as requests, type RequestLimits } from '../request-limits'
import { defaultLimits as defaults, type Limits } from '../limits'
import { defaultStreamLimits as streams, type StreamLimits } from '../stream-limits'

/** The settings that limit what a caller may store, send and request. */
export interface LimitSettings extends Limits {
  readonly requestLimits: RequestLimits
  readonly streamLimits: StreamLimits
}

const megabyte = 1024 * 1024
const count = (name: string, byDefault: number) => wholeNumber(name, 1, 100_000).default(byDefault)
const recipients = (name: string, max: number, byDefault: number) =>
  wholeNumber(name, 0, max).default(byDefault)
const { fileLimits: files, mailLimits: mails, importLimits: imports } = defaults

export const limitVariables = {
  FILE_LIMIT_MB: count('FILE_LIMIT_MB', files.file / megabyte),
  FILE_ROOM_MB: wholeNumber('FILE_ROOM_MB', 1, 999_999).default(files.person / megabyte),
  FILE_ROOM_NEW_MB: wholeNumber('FILE_ROOM_NEW_MB', 1, 999_999).default(512),
  IMPORT_LIMIT_MB: wholeNumber('IMPORT_LIMIT_MB', 1, 2000).default(imports.bytes / megabyte),
  IMPORT_THOUSAND_ROWS: wholeNumber('IMPORT_THOUSAND_ROWS', 1, 100_000).default(imports.rows / 1000),
  IMPORTS_PER_USER: wholeNumber('IMPORTS_PER_USER', 1, 100).default(imports.perUser),
  TRASH_DAYS: wholeNumber('TRASH_DAYS', 1, 3650).default(defaults.trashDays),
  MAIL_RECIPIENTS: recipients('MAIL_RECIPIENTS', 100, mails.default.recipients),
  MAIL_RECIPIENTS_NEW: recipients('MAIL_RECIPIENTS_NEW', 100, mails.forNew.recipients),
  MAIL_RECIPIENTS_DAILY: recipients('MAIL_RECIPIENTS_DAILY', 100_000, mails.default.daily),
  MAIL_RECIPIENTS_DAILY_NEW: recipients('MAIL_RECIPIENTS_DAILY_NEW', 100_000, mails.forNew.daily),
  NEW_ACCOUNT_DAYS: wholeNumber('NEW_ACCOUNT_DAYS', 0, 365).default(defaults.newAccountDays),
  REQUESTS_PER_SOCKET: count('REQUESTS_PER_SOCKET', requests.perSocket),
  REQUESTS_PER_SESSION: count('REQUESTS_PER_SESSION', requests.perSession),
  REQUESTS_PER_ADDRESS: count('REQUESTS_PER_ADDRESS', requests.perAddress),
  REQUESTS_PER_PROCESS: count('REQUESTS_PER_PROCESS', requests.perProcess),
  STALLED_SECONDS: wholeNumber('STALLED_SECONDS', 1, 3600).default(requests.stalledMs / 1000),
  STREAMS_PER_USER: count('STREAMS_PER_USER', streams.perUser),
  STREAMS_PER_PROCESS: count('STREAMS_PER_PROCESS', streams.perProcess),
  RESPONSE_LIMIT_MB: wholeNumber('RESPONSE_LIMIT_MB', 1, 500).default(defaults.responseBytes / megabyte),
}

type Values = { readonly [Name in keyof typeof limitVariables]: z.output<(typeof limitVariables)[Name]> }

export const limitsOf = (values: Values): LimitSettings => ({
  fileLimits: {
    file: values.FILE_LIMIT_MB * megabyte,
    person: values.FILE_ROOM_MB * megabyte,
    newPerson: values.FILE_ROOM_NEW_MB * megabyte,
  },
  importLimits: {
    rows: values.IMPORT_THOUSAND_ROWS * 1000,
    bytes: values.IMPORT_LIMIT_MB * megabyte,
    perUser: values.IMPORTS_PER_USER,
  },
  mailLimits: {
    default: { recipients: values.MAIL_RECIPIENTS, daily: values.MAIL_RECIPIENTS_DAILY },
    forNew: { recipients: values.MAIL_RECIPIENTS_NEW, daily: values.MAIL_RECIPIENTS_DAILY_NEW },
  },
  newAccountDays: values.NEW_ACCOUNT_DAYS,
  trashDays: values.TRASH_DAYS,
  responseBytes: values.RESPONSE_LIMIT_MB * megabyte,
  requestLimits: {
    perSocket: values.REQUESTS_PER_SOCKET,
    perSession: values.REQUESTS_PER_SESSION,
    perAddress: values.REQUESTS_PER_ADDRESS,
    perProcess: values.REQUESTS_PER_PROCESS,
    stalledMs: values.STALLED_SECONDS * 1000,
  },
  streamLimits: { perUser: values.STREAMS_PER_USER, perProcess: values.STREAMS_PER_PROCESS },
})
