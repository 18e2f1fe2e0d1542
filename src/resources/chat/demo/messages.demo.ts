import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import { exchanges, type Exchange } from './exchanges'
import { exchangesInChinese } from './exchanges-cn'
import {
  messageAt,
  messageCount,
  momentOf,
  peopleOf,
  demoConversations,
  type DemoConversation,
} from './demo-conversations'
import type { messages } from '../messages.resource'

/** The exchanges of a language in a row, with each line's speaker and exchange. */
const linesOf = (all: readonly Exchange[]) =>
  all.flatMap((exchange, turn) => exchange.map(([speaker, text]) => ({ turn, speaker, words: text })))
const inEnglish = linesOf(exchanges)
const inChinese = linesOf(exchangesInChinese)

const cities = [
  'Berlin',
  'Lisbon',
  'Shanghai',
  'Rotterdam',
  'Singapore',
  'Lyon',
  'Hamburg',
  'Milan',
  'Warsaw',
]
const citiesInChinese = ['上海', '深圳', '杭州', '柏林', '新加坡', '成都', '广州']
const names = ['Priya', 'Julien', 'Nikolai', 'Hannah', 'Tomás', 'Grace', 'Daan']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const daysInChinese = ['周一', '周二', '周三', '周四', '周五']

/** Amounts, cities and names stay the same within an exchange. */
function filled(text: string, seed: number, isChinese: boolean, now: Date): string {
  const pick = (list: readonly string[], step: number) => list[(seed * step) % list.length] ?? ''
  const values: Record<string, string> = {
    city: pick(isChinese ? citiesInChinese : cities, 5),
    name: pick(names, 3),
    day: pick(isChinese ? daysInChinese : days, 7),
    currency: pick(['CNY', 'USD', 'GBP', 'JPY', 'SGD', 'PLN'], 11),
    count: String(3 + ((seed * 17) % 58)),
    amount: `€${((12 + ((seed * 137) % 870)) * 50).toLocaleString('en')}`,
    year: String(now.getUTCFullYear()),
    invoice: `INV-${now.getUTCFullYear()}-${String(100 + ((seed * 29) % 140)).padStart(5, '0')}`,
  }
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
}

/** Some messages have a file, and some are deleted. */
const attachments = [
  { name: 'payout-batch.csv', type: 'text/csv', size: 48_211, path: null },
  { name: 'settlement-report.pdf', type: 'application/pdf', size: 312_880, path: null },
]

/** The line and the sender of a message in a conversation. */
function lineAt(
  { records }: Pick<Making, 'records'>,
  conversation: DemoConversation,
  at: number,
  number: number,
) {
  const isChinese = conversation.isChinese === true
  const lines = isChinese ? inChinese : inEnglish
  const offset = at * 23
  const line = lines[(offset + number) % lines.length] as (typeof lines)[number]
  const round = Math.floor((offset + number) / lines.length)
  const people = peopleOf(conversation, records('users'))
  const seed = line.turn + round * 31 + at * 7
  return { seed, words: line.words, sender: people[(seed + line.speaker) % Math.max(1, people.length)] }
}

/** The sender of a message in a conversation. */
export const senderAt = (making: Pick<Making, 'records'>, at: number, number: number): string | undefined =>
  lineAt(making, demoConversations[at] as DemoConversation, at, number).sender

function textAt(making: Making, conversation: DemoConversation, at: number, number: number) {
  const { seed, words: text, sender } = lineAt(making, conversation, at, number)
  const body = filled(text, seed, conversation.isChinese === true, making.now)
  return { sender, body, hasFile: making.index % 83 === 41 }
}

export const messagesDemo: Demo<typeof messages> = {
  count: messageCount,
  record: (making) => {
    const { index, now, records } = making
    const { conversation: at, number } = messageAt(index % messageCount)
    const conversation = demoConversations[at] as DemoConversation
    const conversations = records('conversations')
    const { sender, body, hasFile } = textAt(making, conversation, at, number)
    const isDeleted = index % 211 === 97 && conversation.messages - number > 30
    return {
      at: momentOf(now, conversation, number),
      set: isDeleted ? { status: 'deleted' } : {},
      values: {
        conversation: String(conversations[at % Math.max(1, conversations.length)]?.id),
        sender: String(sender),
        number,
        body: isDeleted ? null : body,
        event: 'none',
        people: [],
        thread: null,
        replyCount: 0,
        repliedAt: null,
        contentType: hasFile && !isDeleted ? 'file' : 'text',
        attachments: hasFile && !isDeleted ? [attachments[index % 2] as (typeof attachments)[number]] : [],
        editedAt: null,
      },
    }
  },
}
