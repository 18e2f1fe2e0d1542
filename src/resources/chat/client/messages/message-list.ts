import type { Message } from '../chat-data'

/**
 * Merges pages of messages into one sorted list without duplicates; later pages take precedence. Messages before a
 * gap are left out: they can be loaded again.
 */
export function mergedMessages(...pages: readonly (readonly Message[])[]): Message[] {
  const byNumber = new Map<number, Message>()
  for (const page of pages) for (const message of page) byNumber.set(message.number, message)
  const all = [...byNumber.values()].toSorted((item, other) => item.number - other.number)
  let from = all.length - 1
  while (from > 0 && (all[from - 1]?.number ?? 0) === (all[from]?.number ?? 0) - 1) from--
  return all.slice(Math.max(0, from))
}

/**
 * The shown messages and those of the newest page, if there is no gap between them. Otherwise only the shown ones;
 * the rest is loaded while scrolling.
 */
export function withNewest(shown: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const last = shown.at(-1)?.number
  const first = newest[0]?.number
  if (last === undefined) return newest
  return first === undefined || first > last + 1 ? shown : mergedMessages(shown, newest)
}

/** More messages than this are not rendered for long; the nearest ones that stay. */
const [maxShown, nearest] = [300, 200]

/** Whether there are so many messages that those far from the screen are left out. */
export const isTooLong = (messages: readonly Message[]): boolean => messages.length > maxShown

/** The messages nearest to a number; those left out can be loaded again. */
export function nearestTo(messages: readonly Message[], number: number): readonly Message[] {
  const at = messages.findIndex((message) => message.number >= number)
  const middle = at === -1 ? messages.length : at
  const start = Math.min(Math.max(0, middle - nearest / 2), Math.max(0, messages.length - nearest))
  return messages.slice(start, start + nearest)
}

/** Messages of one sender within a few minutes; name and time are shown above the first. */
export interface Group {
  readonly senderId: string
  readonly messages: readonly Message[]
}
/** The messages of one local day, 'YYYY-MM-DD'. */
export interface Day {
  readonly day: string
  readonly groups: readonly Group[]
}

const together = 5 * 60_000

const dayOf = (instant: string): string => {
  const date = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Groups messages by day and by sender; the first unread message starts a new group. */
export function byDay(messages: readonly Message[], newFrom?: number): Day[] {
  const days: { day: string; groups: { senderId: string; messages: Message[] }[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.createdAt)
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const last = groups.at(-1)
    const before = last?.messages.at(-1)
    const isNear =
      before !== undefined && Date.parse(message.createdAt) - Date.parse(before.createdAt) < together
    const isSameKind = (before?.event === 'none') === (message.event === 'none')
    const goesOn = isNear && isSameKind && last?.senderId === message.senderId && message.number !== newFrom
    if (last && goesOn) last.messages.push(message)
    else groups.push({ senderId: message.senderId, messages: [message] })
  }
  return days
}
