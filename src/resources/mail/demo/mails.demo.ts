import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Stored } from '#server/write/context'
import { hostile } from './hostile'
import { letters, type Letters } from './letters'
import { lettersInChinese } from './letters-cn'
import { daysAgoOf, folderOf, isMuted, mailCount, otherOf, ownerOf, threadAt } from './threads'
import type { mails } from '../mails.resource'

const hour = 3_600_000
/** The index of the thread with the malicious mail, in the administrator's inbox. */
const hostileThread = 247
const han = /\p{Script=Han}/u

const months = ['January', 'March', 'April', 'June', 'August', 'September', 'October']
const monthsInChinese = ['一月', '三月', '四月', '六月', '八月', '九月', '十月']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
const daysInChinese = ['周一', '周二', '周三', '周四']
const cities = ['Berlin', 'Lisbon', 'Rotterdam', 'Hamburg', 'Milan', 'Lyon']
const citiesInChinese = ['上海', '深圳', '杭州', '成都']
const greetings = ['Hello', 'Dear', 'Hi', 'Good morning']

function filled(text: string, seed: number, isChinese: boolean, now: Date): string {
  const pick = (list: readonly string[], step: number) => list[(seed * step) % list.length] ?? ''
  const values: Record<string, string> = {
    month: pick(isChinese ? monthsInChinese : months, 3),
    day: pick(isChinese ? daysInChinese : days, 5),
    city: pick(isChinese ? citiesInChinese : cities, 7),
    count: String(4 + ((seed * 13) % 90)),
    amount: `€${(((seed * 311) % 940) * 25 + 480).toLocaleString('en')}`,
    invoice: `INV-${now.getUTCFullYear()}-${String(100 + ((seed * 29) % 140)).padStart(5, '0')}`,
  }
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
}

interface Correspondent {
  readonly name: string
  readonly address: string
}
const correspondent = (user: Stored | undefined): Correspondent => ({
  name: String(user?.['displayName'] ?? 'Somebody'),
  address: String(user?.['email'] ?? 'somebody@corridor.example'),
})

/** The body: a greeting, the paragraphs, a name. */
function bodyOf(
  paragraphs: readonly string[],
  from: Correspondent,
  to: Correspondent,
  seed: number,
  now: Date,
): string {
  const isChinese = han.test(paragraphs[0] ?? '')
  const first = to.name.split(' ')[0] ?? to.name
  const opening = isChinese ? `${to.name}，您好：` : `${greetings[seed % greetings.length]} ${first},`
  const closing = isChinese ? `此致<br>${from.name}` : `Best regards<br>${from.name}`
  const all = [opening, ...paragraphs.map((text) => filled(text, seed, isChinese, now)), closing]
  return all.map((text) => `<p>${text}</p>`).join('')
}

const attachments = [
  { name: 'settlement-report.pdf', type: 'application/pdf', size: 284_113, content: null },
  { name: 'quote.pdf', type: 'application/pdf', size: 96_420, content: null },
  {
    name: 'payouts.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 41_007,
    content: null,
  },
]

/** A fixed id by number: every mail of a thread has the same one. */
const threadId = (thread: number) => `00000000-0000-7000-9000-${String(thread).padStart(12, '0')}`

function labelsFor({ records }: Making, owner: string | undefined, thread: number): string[] {
  const own = records('mailLabels').filter((label) => label['owner'] === owner)
  const chosen = own[thread % Math.max(1, own.length)]
  return chosen && thread % 5 < 2 ? [chosen.id] : []
}

/** Sender, recipient and folder of a mail in its thread. */
function mailAt(making: Making) {
  const { index, records, now } = making
  const { thread, turn, length } = threadAt(index % mailCount)
  const users = records('users')
  const userAt = (at: number) => users[at % Math.max(1, users.length)]
  const [owner, other] = [userAt(ownerOf(thread)), userAt(otherOf(thread))]
  const isChinese = han.test(String(other?.['displayName'] ?? ''))
  const all: readonly Letters[] = isChinese ? lettersInChinese : letters
  const about = all[thread % all.length] as Letters
  const folder = folderOf(thread, length)
  const isOwn = folder === 'drafts' || (turn + thread) % 2 === 1
  const sentAt = new Date(now.getTime() - daysAgoOf(thread) * 24 * hour - (length - 1 - turn) * 5 * hour)
  return { thread, turn, length, owner, other, isChinese, about, folder, isOwn, sentAt }
}

function snoozedUntil({ now }: Making, { thread, folder, isOwn }: ReturnType<typeof mailAt>): string | null {
  if (folder !== 'snoozed' || isOwn) return null
  return new Date(now.getTime() + (1 + (thread % 4)) * 24 * hour).toISOString()
}

/** The malicious mail, unread in the administrator's inbox. */
function hostileValues({ records }: Making) {
  const [victim] = records('users')
  return {
    ...hostile,
    owner: String(victim?.id),
    folder: 'inbox' as const,
    to: [correspondent(victim)],
    preview: 'Dear customer, your mailbox is 99 % full.',
    attachments: [],
    isRead: false,
  }
}

function honestValues(making: Making, at: ReturnType<typeof mailAt>) {
  const { thread, turn, length, owner, other, isChinese, about, folder, isOwn } = at
  const [from, to] = isOwn ? [owner, other] : [other, owner]
  const [sender, recipient] = [correspondent(from), correspondent(to)]
  const subject = filled(about.subject, thread, isChinese, making.now)
  const paragraphs = about.mails[turn % about.mails.length] ?? []
  const isNewest = turn === length - 1
  return {
    owner: String(owner?.id),
    folder: folder === 'drafts' || !isOwn ? folder : ('sent' as const),
    fromName: sender.name,
    fromAddress: sender.address,
    to: [recipient],
    subject: turn > 0 ? `Re: ${subject}` : subject,
    body: bodyOf(paragraphs, sender, recipient, thread, making.now),
    preview: plain(paragraphs, thread, isChinese, making.now),
    attachments: thread % 6 === 1 && turn === 0 ? attachments.slice(thread % 3, (thread % 3) + 1) : [],
    labels: labelsFor(making, owner?.id, thread),
    isRead: isOwn || !isNewest || (thread < 228 && thread % 31 !== 4),
    isStarred: thread % 17 === 3 && isNewest,
    isImportant: thread % 11 === 5,
    isMuted: isMuted(thread),
  }
}

export const mailsDemo: Demo<typeof mails> = {
  count: mailCount,
  record: (making) => {
    const at = mailAt(making)
    const { thread, sentAt } = at
    return {
      at: sentAt.getTime(),
      set: { snoozedUntil: snoozedUntil(making, at) },
      values: {
        ...honestValues(making, at),
        ...(thread === hostileThread && hostileValues(making)),
        cc: [],
        bcc: [],
        isAutomatic: false,
        sentAt: sentAt.toISOString(),
        thread: threadId(thread),
      },
    }
  },
}

const plain = (paragraphs: readonly string[], seed: number, isChinese: boolean, now: Date): string =>
  filled(paragraphs.join(' '), seed, isChinese, now).slice(0, 160)
