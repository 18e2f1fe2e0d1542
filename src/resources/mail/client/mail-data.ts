import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#define'
import { callEndpoint } from '#providers/data/call-endpoint'
import { client } from '#providers/data/client'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import { mailCalls as calls, type bulkVerbs, type movableTo, type SystemLabel } from '../mail.wire'

export type ListedMail = OutputOf<typeof calls.mails>['mails'][number]
export type Mail = OutputOf<typeof calls.send>['mail']
export type Label = OutputOf<typeof calls.labels>['labels'][number]
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
  readonly unread?: 'true'
  readonly starred?: 'true'
  readonly hasAttachment?: 'true'
}
export interface Change {
  readonly ids: readonly string[]
  readonly verb: BulkVerb
  readonly folder?: MovableTo
  readonly labels?: readonly string[]
}

/** Of attachments the server needs only the URL. */
const asSent = ({ attachments, ...draft }: Draft) => ({
  ...draft,
  attachments: attachments.map(({ content }) => ({ content })),
})

/** The attachments that can be forwarded. */
export const sendable = (attachments: readonly Attachment[]): SentAttachment[] =>
  attachments.flatMap(({ name, size, content }) => (content === null ? [] : [{ name, size, content }]))

/** The calls of mail. Each rejects with the server's problem. */
export const mailCalls = {
  labels: async (signal: AbortSignal) => (await callEndpoint(calls.labels, {}, { signal })).labels,
  mails: (filter: MailFilter, cursor: string | undefined, signal: AbortSignal) =>
    callEndpoint(calls.mails, { ...filter, cursor }, { signal }),
  mail: async (mailId: string, signal: AbortSignal) => {
    const { data } = await client.get<{ mail: Mail }>('/api/mail/mail', { params: { mailId }, signal })
    return data.mail
  },
  thread: async (mailId: string, signal: AbortSignal) =>
    (await callEndpoint(calls.thread, { mailId }, { signal })).mails,
  update: (change: Change) => callEndpoint(calls.update, change),
  saveDraft: async (draft: Draft) => (await callEndpoint(calls.drafts, asSent(draft))).mail,
  send: async (draft: Draft) => (await callEndpoint(calls.send, asSent(draft))).mail,
  frame: (mailId: string, remote: boolean) => callEndpoint(calls.frame, { mailId, remote }),
  makeLabel: (name: string, color: string, owner: string) =>
    client.post('/api/mailLabels', { name, color, owner }),
  deleteLabel: (labelId: string) => callEndpoint(calls.deleteLabel, { labelId }),
} as const

export const labelsKey = ['mail', 'labels'] as const
export const listsKey = ['mail', 'list'] as const
export const mailKey = (id: string) => ['mail', 'one', id] as const

/** Refetched when the window gets the focus, and for change events. */
const live = { refetchOnWindowFocus: 'always' as const, meta: { live: ['mails', 'mailLabels'] } }

export const useLabelsOfMail = () =>
  useQuery({ queryKey: labelsKey, queryFn: ({ signal }) => mailCalls.labels(signal), ...live })

/** The mails of a filter, page by page. */
export const useMails = (filter: MailFilter) =>
  useInfiniteQuery({
    queryKey: [...listsKey, filter],
    queryFn: ({ pageParam, signal }) => mailCalls.mails(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    ...live,
  })

export const useMail = (id: string) =>
  useQuery({ queryKey: mailKey(id), queryFn: ({ signal }) => mailCalls.mail(id, signal), ...live })

export const useMailThread = (id: string) =>
  useQuery({
    queryKey: ['mail', 'thread', id],
    queryFn: ({ signal }) => mailCalls.thread(id, signal),
    ...live,
  })
