// oxlint-disable vitest/no-conditional-expect -- The next operation is random.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import type { Answer } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

/** The number of operations, by users who do not wait for each other. */
const operations = 1000
const atOnce = 5

interface Conversation {
  id: string
  unreadCount: number
}

let world: World
let people: Person[]
let conversations: string[]
beforeAll(async () => {
  world = await createWorld(whole)
  people = await Promise.all([1, 2, 3, 4].map(() => createPerson(world.server, 'manager')))
  const [item, two, three, four] = people as [Person, Person, Person, Person]
  const begun = [
    await sendMessage(item, { recipients: [two.id] }),
    await sendMessage(item, { recipients: [two.id, three.id] }),
    await sendMessage(two, { recipients: [item.id, three.id, four.id] }),
  ]
  conversations = begun.map(({ conversationId }) => conversationId)
})
afterAll(() => world.close())

async function sendMessage({ client }: Person, given: Record<string, unknown>) {
  const answer = await client.post('/api/chat/messages', { body: 'Said', ...given })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { conversationId: string; message: { id: string } }
}

/** The participants of a conversation, from the database. */
async function participantsOf(conversation: string): Promise<Person[]> {
  const [row] = await world.database.query<{ participants: string[] }>({
    text: 'select "participants" from "conversations" where "id" = $1',
    values: [conversation],
  })
  return people.filter(({ id }) => row?.participants.includes(id))
}

/**
 * Counts the unseen messages of a user one by one in JavaScript. The server counts them in one SQL statement; this is
 * an independent way.
 */
async function countedAnew(conversation: string, person: Person): Promise<number> {
  const [member] = await world.database.query<{ seen: number }>({
    text: 'select "seen" from "chatMembers" where "conversation" = $1 and "person" = $2',
    values: [conversation, person.id],
  })
  const messages = await world.database.query<{ number: number; sender: string; status: string }>({
    text: 'select "number", "sender", "status" from "messages" where "conversation" = $1 order by "number"',
    values: [conversation],
  })
  expect(messages.map(({ number }) => Number(number))).toEqual(messages.map((_, index) => index + 1))
  const unseen = messages.slice(Number(member?.seen ?? 0))
  return unseen.filter(({ sender, status }) => sender !== person.id && status === 'sent').length
}

const received = async ({ client }: Person): Promise<Conversation[]> =>
  ((await client.get('/api/chat/conversations')).body as { conversations: Conversation[] }).conversations

describe('unread counts of conversations', () => {
  it('equal the database after a thousand random operations by several users at once', async () => {
    const random = createRandom(7)
    const sent: { id: string; by: Person }[] = []
    const refused: string[] = []
    const note = ({ status, text }: Answer) => status < 300 || refused.push(text)
    const step = async () => {
      const conversation = random.pick(conversations)
      const person = random.pick(await participantsOf(conversation))
      const what = random.next()
      if (what < 0.5) {
        const { message } = await sendMessage(person, { conversationId: conversation })
        sent.push({ id: message.id, by: person })
      } else if (what < 0.75) {
        const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversation}`
        note(await person.client.get(path))
      } else if (what < 0.9) {
        note(await person.client.post('/api/chat/mark-as-unread', { conversationId: conversation }))
      } else {
        const [gone] = sent.splice(random.whole(0, sent.length), 1)
        if (gone) note(await gone.by.client.post(`/api/messages/${gone.id}/retract`))
      }
    }
    for (let done = 0; done < operations; done += atOnce)
      await Promise.all(Array.from({ length: atOnce }, step))
    expect(refused).toEqual([])

    for (const conversation of conversations)
      for (const person of await participantsOf(conversation)) {
        const count = (await received(person)).find(({ id }) => id === conversation)?.unreadCount
        expect(count).toBe(await countedAnew(conversation, person))
      }
  }, 240_000)

  it('are 0 for a user who has seen all messages while others write, and then count the next one', async () => {
    const [conversation] = conversations as [string]
    const [item, two] = (await participantsOf(conversation)) as [Person, Person]
    const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversation}`
    await Promise.all([
      ...Array.from({ length: 10 }, () => sendMessage(item, { conversationId: conversation })),
      ...Array.from({ length: 10 }, () => two.client.get(path)),
    ])
    await two.client.get(path)
    expect((await received(two)).find(({ id }) => id === conversation)?.unreadCount).toBe(0)
    await sendMessage(item, { conversationId: conversation })
    expect((await received(two)).find(({ id }) => id === conversation)?.unreadCount).toBe(1)
  })
})

interface Label {
  id: string
  unreadCount: number
}

describe('unread counts of mail', () => {
  it('equal the database after a thousand random bulk actions', async () => {
    const [person, other] = people as [Person, Person]
    const random = createRandom(11)
    for (let index = 0; index < 40; index++) {
      const to = [{ address: person.email }]
      expect((await other.client.post('/api/mail/send', { to, subject: `Mail ${index}` })).status).toBe(200)
    }
    const labels = await Promise.all(
      ['One', 'Two'].map(async (name) => {
        const made = await person.client.post('/api/mailLabels', { name, owner: person.id })
        return (made.body as { id: string }).id
      }),
    )
    const listed = await person.client.get('/api/mail/mails?limit=200')
    const ids = (listed.body as { mails: { id: string }[] }).mails.map(({ id }) => id)
    const acts = [
      () => ({ verb: 'markRead' }),
      () => ({ verb: 'markUnread' }),
      () => ({ verb: random.pick(['star', 'unstar', 'markImportant', 'markUnimportant']) }),
      () => ({ verb: 'moveTo', folder: random.pick(['inbox', 'archive', 'spam', 'trash']) }),
      () => ({ verb: random.pick(['addLabels', 'removeLabels']), labels: [random.pick(labels)] }),
    ]
    const act = async () => {
      const some = ids.filter(() => random.next() < 0.2)
      if (some.length === 0) return
      const answer = await person.client.post('/api/mail/update', { ids: some, ...random.pick(acts)() })
      expect(answer.status, answer.text).toBe(200)
    }
    for (let done = 0; done < 999; done += 3) await Promise.all([act(), act(), act()])

    const answer = (await person.client.get('/api/mail/labels')).body as { labels: Label[] }
    const mails = await world.database.query<Stored>({
      text: 'select "folder", "isRead", "isStarred", "isImportant", "labels" from "mails" where "owner" = $1',
      values: [person.id],
    })
    for (const { id, unreadCount } of answer.labels)
      expect([id, unreadCount]).toEqual([id, mails.filter((mail) => !mail.isRead && stands(mail, id)).length])
  }, 240_000)
})

interface Stored {
  folder: string
  isRead: boolean
  isStarred: boolean
  isImportant: boolean
  labels: string[]
}

/** Whether a mail belongs to a label, implemented a second time. */
function stands({ folder, isStarred, isImportant, labels }: Stored, label: string): boolean {
  const isKept = folder !== 'spam' && folder !== 'trash'
  if (label === 'all') return isKept
  if (label === 'starred') return isKept && isStarred
  if (label === 'important') return isKept && isImportant
  return folder === label || (isKept && labels.includes(label))
}
