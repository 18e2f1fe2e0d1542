import { frameOf } from './sending/frame.server'
import type { Handlers } from '#server/write/services/services'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import { inTransaction } from '#server/write/context'
import { conversationsOf } from './conversations/conversations.server'
import { changeMails, deleteLabel, undoMails } from './conversations/mail-bulk.server'
import { deliveriesOf } from './sending/deliveries.server'
import { sourceOfMail } from './mail-source.server'
import { labelsOf } from './conversations/read-labels.server'
import { recipientsLike } from './sending/recipients.server'
import { startMailExport } from './mailbox-file/export-mailbox.server'
import { startMailImport } from './mailbox-file/import-mailbox.server'
import { countMatching, latestOf, mailsOf, threadOf } from './conversations/mail-reading.server'
import { ruleMatches } from './rule-matches.server'
import { saveSettings, settingsOf } from './settings.server'
import { sendMail } from './sending/mail-sending.server'
import { keepDraft } from './mail-writing.server'
import { reschedule, undoSend } from './sending/scheduling.server'
import type { mailCalls } from '../mail.wire'

/** The handlers of the custom endpoints of mail. */
export const mailHandlers: Handlers<typeof mailCalls> = {
  labels: async (request) => {
    const reader = ownReader(request)
    const [labels, latest] = await Promise.all([labelsOf(reader), latestOf(reader)])
    return { labels, sendsMail: request.services.mail.isSent, ...latest }
  },
  mails: (request) => mailsOf(ownReader(request), request.input),
  conversations: (request) => conversationsOf(ownReader(request), request.input),
  thread: async (request) => ({ mails: await threadOf(ownReader(request), request.input.mailId) }),
  send: async (request) => ({ mail: await sendMail(ownWriter(request), request.input) }),
  undoSend: async (request) => ({ mail: await undoSend(ownWriter(request), request.input.mailId) }),
  reschedule: async (request) => ({ mail: await reschedule(ownWriter(request), request.input) }),
  recipients: async (request) => ({
    recipients: await recipientsLike(ownReader(request), request.input.q ?? ''),
  }),
  settings: (request) => settingsOf(ownReader(request)),
  saveSettings: (request) => saveSettings(ownWriter(request), request.input),
  drafts: async (request) => ({
    mail: await inTransaction(ownWriter(request), (writing) => keepDraft(writing, request.input)),
  }),
  update: async (request) => {
    const outcome = await changeMails(ownWriter(request), request.input)
    return { ...outcome, labels: await labelsOf(ownReader(request)) }
  },
  undo: async (request) => {
    const changed = await undoMails(ownWriter(request), request.input.batch)
    return { changed, labels: await labelsOf(ownReader(request)) }
  },
  matching: (request) => countMatching(ownReader(request), request.input),
  ruleMatches: (request) => ruleMatches(ownReader(request), request.input.query),
  importMailbox: async (request) => ({
    job: await startMailImport(ownWriter(request), request.input.content),
  }),
  exportMailbox: async (request) => {
    const { app, database, sign } = request.services
    // Not the database of the request, whose statements end with the connection of the client.
    const reader = { app, database, sign, caller: ownReader(request).caller }
    return { job: await startMailExport(ownWriter(request), reader, request.input) }
  },
  deleteLabel: async (request) => {
    await deleteLabel(ownWriter(request), request.input.labelId)
    return { labels: await labelsOf(ownReader(request)) }
  },
  deliveries: deliveriesOf,
  source: sourceOfMail,
  frame: (request) => frameOf(ownReader(request), request.services, request.input),
}
