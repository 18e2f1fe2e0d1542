import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { client } from '#providers/data/client'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import type { bulkVerbs, folders, movableTo, SystemLabel } from '../mail.wire'

export interface Address {
  readonly name: string | null
  readonly address: string
}
export interface Label {
  /** The word of one of the program's own, else an id. */
  readonly id: string
  readonly type: 'system' | 'own'
  readonly name: string
  readonly color: string | null
  readonly unreadCount: number
}
export type Folder = (typeof folders)[number]
export type MovableTo = (typeof movableTo)[number]
export type BulkVerb = (typeof bulkVerbs)[number]
export type { SystemLabel }

export interface Attachment {
  readonly name: string
  readonly type: string | null
  readonly size: number
  /** Where its bytes are; null where none are kept here. */
  readonly content: string | null
}

export interface ListedMail {
  readonly id: string
  readonly folder: Folder
  readonly fromName: string | null
  readonly fromAddress: string
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly subject: string | null
  readonly preview: string | null
  readonly attachments: readonly Attachment[]
  readonly sentAt: string
  readonly labels: readonly string[]
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly isImportant: boolean
  readonly hasAttachments: boolean
}
export interface Mail extends ListedMail {
  readonly body: string | null
}
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
/** By what a list is narrowed; what is left out does not matter. */
export interface MailFilter {
  readonly label: string
  readonly q?: string
  readonly unread?: 'true'
  readonly starred?: 'true'
  readonly hasAttachment?: 'true'
}
interface MailPage {
  readonly mails: readonly ListedMail[]
  readonly next?: string
}
export interface Change {
  readonly ids: readonly string[]
  readonly verb: BulkVerb
  readonly folder?: MovableTo
  readonly labels?: readonly string[]
}

const at = (path: string) => `/api/mail/${path}`
const get = async <Answer>(path: string, params: object, signal: AbortSignal): Promise<Answer> =>
  (await client.get<Answer>(at(path), { params, signal })).data
const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await client.post<Answer>(at(path), body)).data

/** Of what is attached the server wants to know where it is; the rest it knows. */
const asSent = ({ attachments, ...draft }: Draft) => ({
  ...draft,
  attachments: attachments.map(({ content }) => ({ content })),
})

/** What of some attachments can be sent on. */
export const sendable = (attachments: readonly Attachment[]): SentAttachment[] =>
  attachments.flatMap(({ name, size, content }) => (content === null ? [] : [{ name, size, content }]))

/** The calls of mail. Each rejects with the server's refusal. */
export const mailCalls = {
  labels: async (signal: AbortSignal) => (await get<{ labels: Label[] }>('labels', {}, signal)).labels,
  mails: (filter: MailFilter, cursor: string | undefined, signal: AbortSignal) =>
    get<MailPage>('mails', { ...filter, cursor }, signal),
  mail: async (mailId: string, signal: AbortSignal) =>
    (await get<{ mail: Mail }>('mail', { mailId }, signal)).mail,
  thread: async (mailId: string, signal: AbortSignal) =>
    (await get<{ mails: ListedMail[] }>('thread', { mailId }, signal)).mails,
  update: (change: Change) => post<{ changed: number; labels: Label[] }>('update', change),
  saveDraft: async (draft: Draft) => (await post<{ mail: Mail }>('drafts', asSent(draft))).mail,
  send: async (draft: Draft) => (await post<{ mail: Mail }>('send', asSent(draft))).mail,
  frame: (mailId: string, remote: boolean) =>
    post<{ path: string; hasRemote: boolean }>('frame', { mailId, remote }),
  makeLabel: (name: string, color: string, owner: string) =>
    client.post('/api/mailLabels', { name, color, owner }),
  deleteLabel: (labelId: string) => post<{ labels: Label[] }>('labels/delete', { labelId }),
} as const

export const labelsKey = ['mail', 'labels'] as const
export const listsKey = ['mail', 'list'] as const
export const mailKey = (id: string) => ['mail', 'one', id] as const

/** Read again whenever the person comes back to the page, and when the stream tells of a change. */
const live = { refetchOnWindowFocus: 'always' as const, meta: { live: ['mails', 'mailLabels'] } }

export const useLabelsOfMail = () =>
  useQuery({ queryKey: labelsKey, queryFn: ({ signal }) => mailCalls.labels(signal), ...live })

/** The mails that a filter finds, page after page. */
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
