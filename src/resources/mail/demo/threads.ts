/** The number of mails per thread, repeated: 13 threads with 32 mails. */
const lengths = [1, 2, 3, 1, 4, 2, 1, 5, 2, 3, 1, 4, 3] as const
const round = lengths.reduce<number>((sum, length) => sum + length, 0)

/** 640 mails in 260 threads. */
export const threadCount = 260
export const mailCount = (threadCount / lengths.length) * round

/** The thread of a mail by its index among all mails, and its position in the thread. */
export function threadAt(index: number): {
  readonly thread: number
  readonly turn: number
  readonly length: number
} {
  let rest = index % round
  for (const [step, length] of lengths.entries()) {
    if (rest < length)
      return { thread: Math.floor(index / round) * lengths.length + step, turn: rest, length }
    rest -= length
  }
  throw new Error('The index is out of range')
}

/** The owner of a thread, as the index of a user; the demo sign-ins have most of them. */
const owners = [0, 1, 0, 2, 0, 1, 3, 0, 1, 2, 0, 4, 1, 0, 2, 5, 0, 1, 0, 2] as const
export const ownerOf = (thread: number): number => owners[thread % owners.length] ?? 0

/** The other correspondent: a colleague or a customer, never the owner. */
export function otherOf(thread: number): number {
  const owner = ownerOf(thread)
  const other = thread % 3 === 0 ? (thread % 8) + 1 : 8 + ((thread * 7) % 40)
  return other === owner ? other + 1 : other
}

export type MailFolder = 'inbox' | 'snoozed' | 'sent' | 'archive' | 'spam' | 'trash' | 'drafts'

/** The folder of the received mails of a thread. */
export function folderOf(thread: number, length: number): Exclude<MailFolder, 'sent'> {
  if (thread % 23 === 11) return 'trash'
  if (thread % 19 === 6 && length === 1) return 'drafts'
  if (thread % 29 === 13 && length === 1) return 'spam'
  if (isMuted(thread)) return 'archive'
  if (snoozedThreads.includes(thread)) return 'snoozed'
  return thread % 4 === 2 ? 'archive' : 'inbox'
}

/** A thread of each demo sign-in that is snoozed. */
const snoozedThreads: readonly number[] = [200, 203, 208]

/** Whether the owner has muted a thread. */
export const isMuted = (thread: number): boolean => thread % 43 === 8

/** The newest thread is an hour old, the oldest most of a year. */
export const daysAgoOf = (thread: number): number => 0.04 + (1 - (thread + 1) / threadCount) ** 1.6 * 300
