import type { z } from 'zod'
import { wholeNumber } from './env-values'
import type { Limits } from './limits'

const megabyte = 1024 * 1024

/** The settings of what one user may have and send. */
export const limitSettings = {
  FILE_LIMIT_MB: wholeNumber('FILE_LIMIT_MB', 1, 100_000).default(100),
  FILE_ROOM_MB: wholeNumber('FILE_ROOM_MB', 1, 999_999).default(5120),
  FILE_ROOM_NEW_MB: wholeNumber('FILE_ROOM_NEW_MB', 1, 999_999).default(512),
  MAIL_RECIPIENTS: wholeNumber('MAIL_RECIPIENTS', 0, 100).default(50),
  MAIL_RECIPIENTS_NEW: wholeNumber('MAIL_RECIPIENTS_NEW', 0, 100).default(5),
  MAIL_RECIPIENTS_DAILY: wholeNumber('MAIL_RECIPIENTS_DAILY', 0, 100_000).default(200),
  MAIL_RECIPIENTS_DAILY_NEW: wholeNumber('MAIL_RECIPIENTS_DAILY_NEW', 0, 100_000).default(20),
  NEW_ACCOUNT_DAYS: wholeNumber('NEW_ACCOUNT_DAYS', 0, 365).default(7),
}

type LimitValues = { readonly [Name in keyof typeof limitSettings]: z.output<(typeof limitSettings)[Name]> }

/** The limits that the settings say. */
export const limitsOf = (values: LimitValues): Limits => ({
  fileLimits: {
    file: values.FILE_LIMIT_MB * megabyte,
    person: values.FILE_ROOM_MB * megabyte,
    newPerson: values.FILE_ROOM_NEW_MB * megabyte,
  },
  mailLimits: {
    usual: { recipients: values.MAIL_RECIPIENTS, daily: values.MAIL_RECIPIENTS_DAILY },
    forNew: { recipients: values.MAIL_RECIPIENTS_NEW, daily: values.MAIL_RECIPIENTS_DAILY_NEW },
  },
  newAccountDays: values.NEW_ACCOUNT_DAYS,
})
