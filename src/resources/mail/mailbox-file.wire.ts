import { file, text, type OwnCalls } from '#define'
import { filter } from './mail-shapes.wire'

/** The endpoints for the file of a mailbox (mbox). Both return the id of the job that they start. */
export const mailboxFileCalls = {
  /** Imports an uploaded file. */
  importMailbox: {
    method: 'POST',
    path: '/api/mail/import',
    input: { content: file() },
    output: { job: text() },
  },
  /** Exports all mails of the caller, or those of a label or a search. */
  exportMailbox: {
    method: 'POST',
    path: '/api/mail/export',
    input: { label: filter.label, q: filter.q, timezone: filter.timezone },
    output: { job: text() },
  },
} as const satisfies OwnCalls
