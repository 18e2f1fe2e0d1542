import type { MailMarks } from '#server/base/parsing/mail/parsed-mail'
import type { OwnMail } from '../../mails.resource'

export type Marks = Pick<OwnMail, 'folder' | 'isRead' | 'isStarred' | 'isImportant' | 'isMuted'>

/** The names of folders and marks in `X-Gmail-Labels`, in lower case. */
const folderNames: Readonly<Record<string, OwnMail['folder']>> = {
  spam: 'spam',
  trash: 'trash',
  drafts: 'drafts',
  sent: 'sent',
  inbox: 'inbox',
  snoozed: 'inbox',
  archived: 'archive',
}
const otherNames = new Set(['starred', 'important', 'unread', 'opened', 'muted', 'chat'])

const isOwnName = (name: string): boolean =>
  !Object.hasOwn(folderNames, name) && !otherNames.has(name) && !/^(?:category |imap_)/.test(name)

/**
 * The folder and the marks of a message, and the names of its labels. What the file does not say: a message of the
 * user is a sent one, others are in the archive, and all have been read.
 */
export function marksOf({ labels, status }: MailMarks, isOwn: boolean) {
  const names = new Set((labels ?? []).map((name) => name.toLowerCase()))
  const [folder] = Object.keys(folderNames).filter((name) => names.has(name))
  const marks: Marks = {
    folder: folder === undefined ? (isOwn ? 'sent' : 'archive') : (folderNames[folder] ?? 'archive'),
    isRead: labels ? !names.has('unread') : status === undefined || status.includes('R'),
    isStarred: names.has('starred') || (status?.includes('F') ?? false),
    isImportant: names.has('important'),
    isMuted: names.has('muted'),
  }
  return { marks, names: [...(labels ?? [])].filter((name) => isOwnName(name.toLowerCase())) }
}

const nameOfFolder: Readonly<Record<OwnMail['folder'], string>> = {
  inbox: 'Inbox',
  snoozed: 'Snoozed',
  sent: 'Sent',
  scheduled: 'Drafts',
  drafts: 'Drafts',
  archive: 'Archived',
  spam: 'Spam',
  trash: 'Trash',
}

/** The names for `X-Gmail-Labels` of a mail. */
export const namesOf = (mail: Marks, labels: readonly string[]): string[] => [
  nameOfFolder[mail.folder],
  mail.isRead ? 'Opened' : 'Unread',
  ...(mail.isStarred ? ['Starred'] : []),
  ...(mail.isImportant ? ['Important'] : []),
  ...(mail.isMuted ? ['Muted'] : []),
  ...labels,
]
