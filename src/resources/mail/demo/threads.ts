/** How many mails each of the exchanges has, over and over: 13 exchanges of 32 mails. */
const lengths = [1, 2, 3, 1, 4, 2, 1, 5, 2, 3, 1, 4, 3] as const
const round = lengths.reduce<number>((sum, length) => sum + length, 0)

/** 640 mails in 260 exchanges. */
export const threadCount = 260
export const mailCount = (threadCount / lengths.length) * round

/** Which exchange a place among all mails belongs to, and which of its mails it is. */
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
  throw new Error('A place is beyond its round')
}

/** Whose mailbox an exchange lies in, by his place among the people: the demo sign-ins have most of them. */
const owners = [0, 1, 0, 2, 0, 1, 3, 0, 1, 2, 0, 4, 1, 0, 2, 5, 0, 1, 0, 2] as const
export const ownerOf = (thread: number): number => owners[thread % owners.length] ?? 0

/** Whom it is with: somebody else of the house or a customer, never oneself. */
export function otherOf(thread: number): number {
  const owner = ownerOf(thread)
  const other = thread % 3 === 0 ? (thread % 8) + 1 : 8 + ((thread * 7) % 40)
  return other === owner ? other + 1 : other
}

export type MailFolder = 'inbox' | 'sent' | 'archive' | 'spam' | 'trash' | 'drafts'

/** Where what was received of an exchange lies. */
export function folderOf(thread: number, length: number): Exclude<MailFolder, 'sent'> {
  if (thread % 23 === 11) return 'trash'
  if (thread % 19 === 6 && length === 1) return 'drafts'
  if (thread % 29 === 13 && length === 1) return 'spam'
  return thread % 4 === 2 ? 'archive' : 'inbox'
}

/** The newest exchange was an hour ago, the oldest most of a year. */
export const daysAgoOf = (thread: number): number => 0.04 + (1 - (thread + 1) / threadCount) ** 1.6 * 300
