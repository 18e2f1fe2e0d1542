import type { Values } from '#define/parse'
import type { OwnRequest } from '#server/write/services'
import { ownReader, ownWriter } from '#server/write/own-door'
import { inTransaction } from '#server/write/context'
import { frameOf } from './frame.server'
import { changeMails, deleteLabel, type Bulk } from './mail-bulk.server'
import { labelsOf } from './read-labels.server'
import { mailsOf, threadOf, type MailQuery } from './mail-reading.server'
import { sendMail } from './mail-sending.server'
import { keepDraft, type Written } from './mail-writing.server'

async function update(request: OwnRequest): Promise<Values> {
  const changed = await changeMails(ownWriter(request), request.asked as unknown as Bulk)
  return { changed, labels: await labelsOf(ownReader(request)) }
}

/** The bodies of the calls of mail. */
export const mailBodies = {
  labels: async (request: OwnRequest) => ({ labels: await labelsOf(ownReader(request)) }),
  mails: async (request: OwnRequest) => ({
    ...(await mailsOf(ownReader(request), request.asked as unknown as MailQuery)),
  }),
  thread: async (request: OwnRequest) => ({
    mails: await threadOf(ownReader(request), String(request.asked['mailId'])),
  }),
  send: async (request: OwnRequest) => ({
    mail: await sendMail(ownWriter(request), request.asked as unknown as Written),
  }),
  drafts: async (request: OwnRequest) => ({
    mail: await inTransaction(ownWriter(request), (writing) =>
      keepDraft(writing, request.asked as unknown as Written),
    ),
  }),
  update,
  deleteLabel: async (request: OwnRequest) => {
    await deleteLabel(ownWriter(request), String(request.asked['labelId']))
    return { labels: await labelsOf(ownReader(request)) }
  },
  frame: async (request: OwnRequest) => ({
    ...(await frameOf(
      ownReader(request),
      request.services.digest,
      request.asked as { mailId: string; remote: boolean },
    )),
  }),
}
