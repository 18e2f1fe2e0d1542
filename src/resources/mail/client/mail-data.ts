import { useCreate, useDataProvider } from '@refinedev/core'
import { useCallback, useMemo } from 'react'
import type { OutputOf } from '#define'
import { useEndpointCache, type QueryKey } from '#providers/data/endpoints/endpoint-cache'
import { useOwnMeta } from '#providers/data/own-meta'
import { sendAtEnd } from '#providers/data/endpoints/send-at-end'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { useEndpointPages } from '#providers/data/endpoints/use-endpoint-pages'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import { mailCalls as calls, type bulkVerbs, type movableTo, type SystemLabel } from '../mail.wire'

export type ListedMail = OutputOf<typeof calls.mails>['mails'][number]
export type Mail = OutputOf<typeof calls.send>['mail']
export type Conversation = OutputOf<typeof calls.conversations>['conversations'][number]
export type ConversationPage = Pick<OutputOf<typeof calls.conversations>, 'conversations'> & {
  readonly next?: string | undefined
}
export type Mailbox = OutputOf<typeof calls.labels>
export type Label = Mailbox['labels'][number]
export type Delivery = OutputOf<typeof calls.deliveries>['deliveries'][number]
export type Address = ListedMail['to'][number]
export type Attachment = ListedMail['attachments'][number]
export type Folder = ListedMail['folder']
export type MovableTo = (typeof movableTo)[number]
export type BulkVerb = (typeof bulkVerbs)[number]
export type { SystemLabel }

export interface Draft {
  readonly mailId?: string
  readonly inReplyTo?: string
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly subject: string | null
  readonly body: string | null
  readonly attachments: readonly SentAttachment[]
}
/** The filter of a list; absent properties do not filter. */
export interface MailFilter {
  readonly label: string
  readonly q?: string
  /** The time zone of the days in `q`. */
  readonly timezone?: string
  readonly unread?: 'true'
  readonly starred?: 'true'
  readonly hasAttachment?: 'true'
}
export interface Change {
  readonly ids: readonly string[]
  /** Changes all mails that match, in place of those in `ids`. */
  readonly matching?: MailFilter
  readonly verb: BulkVerb
  readonly folder?: MovableTo
  readonly labels?: readonly string[]
  readonly snoozedUntil?: string
  /** Whether the other mails of the conversations are changed as well. */
  readonly whole?: true
}

/** When a mail is sent: after so many seconds, or at a time. */
type Timing = { readonly holdSeconds: number } | { readonly sendAt: string }

/** Of attachments the server needs only the URL. */
const asSent = ({ attachments, ...draft }: Draft) => ({
  ...draft,
  attachments: attachments.map(({ content }) => ({ content })),
})

/** Saves a draft while the page is being closed. */
export const saveDraftAtEnd = (draft: Draft): void => sendAtEnd(calls.drafts, asSent(draft))

/** The attachments that can be forwarded. */
export const sendable = (attachments: readonly Attachment[]): SentAttachment[] =>
  attachments.flatMap(({ name, size, content }) => (content === null ? [] : [{ name, size, content }]))

/** Of the creation of a label: the caller reads the labels of the mailbox again, and shows the error. */
const quietly = {
  resource: 'mailLabels',
  invalidates: [],
  successNotification: false,
  errorNotification: false,
} satisfies Parameters<ReturnType<typeof useCreate>['mutateAsync']>[0]

/** The calls of mail that change something. Each rejects with the server's problem. */
export function useMailCalls() {
  const call = useCallEndpoint()
  const { mutateAsync: create } = useCreate({
    meta: useOwnMeta('mailLabels'),
    overtimeOptions: { enabled: false },
  })
  return useMemo(
    () => ({
      update: ({ matching, ...change }: Change) =>
        call(calls.update, matching ? { ...change, ...matching, ids: [], matching: true } : change),
      undo: (batch: string) => call(calls.undo, { batch }),
      saveDraft: async (draft: Draft) => (await call(calls.drafts, asSent(draft))).mail,
      send: async (draft: Draft, timing: Timing) =>
        (await call(calls.send, { ...asSent(draft), ...timing })).mail,
      undoSend: async (mailId: string) => (await call(calls.undoSend, { mailId })).mail,
      reschedule: async (mailId: string, sendAt: string) =>
        (await call(calls.reschedule, { mailId, sendAt })).mail,
      makeLabel: (name: string, color: string, owner: string) =>
        create({ ...quietly, values: { name, color, owner } }),
      saveSearch: (name: string, query: string, owner: string) =>
        create({ ...quietly, values: { name, query, owner } }),
      readSettings: () => call(calls.settings, {}),
      saveSettings: (settings: OutputOf<typeof calls.settings>) => call(calls.saveSettings, settings),
      deleteLabel: (labelId: string) => call(calls.deleteLabel, { labelId }),
    }),
    [call, create],
  )
}

/** Reads one mail when it is needed, for example to write on in a draft. */
export function useMailReader(): (id: string) => Promise<Mail> {
  const { getOne } = useDataProvider()()
  return async (id) => (await getOne({ resource: 'mails', id })).data as Mail
}

export const mailboxKey = ['mail'] as const
export const labelsKey = [...mailboxKey, 'labels'] as const
export const listsKey = [...mailboxKey, 'list'] as const
export const threadsKey = [...mailboxKey, 'thread'] as const

/** Reads everything of the mailbox again, except what the caller has just received. */
export function useMailRefresh(): (except?: readonly QueryKey[]) => Promise<void> {
  const cache = useEndpointCache()
  return useCallback((except) => cache.invalidate(mailboxKey, except), [cache])
}

/** Refetched when the window gets the focus, and for change events. */
const resources = ['mails', 'mailLabels']
const live = { refetchOnWindowFocus: 'always' as const, live: resources }

/** The labels of the mailbox with their counts, and its latest mail. */
export const useMailbox = () => useEndpoint(calls.labels, {}, { key: labelsKey, ...live })

const labelsIn = ({ labels }: { readonly labels: readonly Label[] }) => labels
export const useLabelsOfMail = () =>
  useEndpoint(calls.labels, {}, { key: labelsKey, select: labelsIn, ...live })

const sendsMailOf = ({ sendsMail }: Mailbox) => sendsMail
/** Whether mails leave this server; undefined until it is known. */
export const useSendsMail = (): boolean | undefined =>
  useEndpoint(calls.labels, {}, { key: labelsKey, select: sendsMailOf, ...live }).data

const deliveriesIn = ({ deliveries }: { readonly deliveries: readonly Delivery[] }) => deliveries
/** What became of a sent mail, for each recipient. */
export const useDeliveries = (mailId: string) =>
  useEndpoint(
    calls.deliveries,
    { mailId },
    { key: [...mailboxKey, 'deliveries', mailId], select: deliveriesIn, refetchOnWindowFocus: 'always' },
  )

/** A mail as it was sent. */
export const useMailSource = (mailId: string) =>
  useEndpoint(calls.source, { mailId }, { key: [...mailboxKey, 'source', mailId] })

const nextPage = ({ next }: ConversationPage) => (next === undefined ? undefined : { cursor: next })
/** The conversations of a filter, page by page. */
export const useConversations = (filter: MailFilter) =>
  useEndpointPages(calls.conversations, filter, { key: [...listsKey, filter], next: nextPage, ...live })

const mailsIn = ({ mails }: { readonly mails: readonly ListedMail[] }) => mails
/** The mails of the conversation of a mail, oldest first, without their bodies. */
export const useMailThread = (id: string) =>
  useEndpoint(calls.thread, { mailId: id }, { key: [...threadsKey, id], select: mailsIn, ...live })

/** The signed URL of the frame is valid for five minutes; it is cached for less. */
const good = 4 * 60_000

/** The page that shows a mail. Not below the key of the mailbox: a sent mail does not change. */
export const useMailFrame = (mailId: string, remote: boolean) =>
  useEndpoint(
    calls.frame,
    { mailId, remote },
    { key: ['mailFrame', mailId, remote], staleTime: good, gcTime: good },
  )
