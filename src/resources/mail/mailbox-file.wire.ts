import { file, text, type OwnCalls } from '#define'

/** The endpoints for the file of a mailbox (mbox). Both return the id of the job that they start. */
export const mailboxFileCalls = {
  /** Imports an uploaded file. */
  importMailbox: {
    method: 'POST',
    path: '/api/mail/import',
    input: { content: file() },
    output: { job: text() },
  },
} as const satisfies OwnCalls
