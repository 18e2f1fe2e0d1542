import { maxMentions, type defineComments } from '#define/comments.wire'
import { recordTitle } from '#define/layout/record-title'
import type { AnyResource } from '#define/resource'
import { mentionedIn } from '#text/markdown/mentions'
import type { Role } from '#define/access'
import { isProgram } from '#server/base/caller'
import { displayName } from '../auth/registration/display-name'
import { idsIn, notifiesOf } from '../notifications/notified-users'
import { nameOf, notify, type Notice } from '../notifications/notify'
import type { ResourceHooks, SaveContext, SavedContext } from '#server/write/services/resource-hooks'
import { suggestPeople } from './people'
import { readersAmong } from './readers'
import { storedRecord } from './stored-record'

type Comments = ReturnType<typeof defineComments<string, string>>
type Comment = NonNullable<SavedContext<Comments>['previous']>
type Mentions = Comment['mentions']

interface Person {
  readonly id: string
  readonly role: Role
  readonly username: string
  readonly displayName: string
}

/** The active users whom a text mentions and who may read the record. */
async function mentionsIn(context: SaveContext<Comments>, of: AnyResource): Promise<Mentions> {
  const { tx, services, values } = context
  const names = [...new Set(mentionedIn(String(values.body ?? '')))].slice(0, maxMentions)
  if (names.length === 0 || !values.record) return []
  const people = await tx.query<Person>({
    text: `select "id", "role", "username", "displayName" from "users"
      where lower("username") = any($1::text[]) and "status" = 'active' order by "id" limit ${maxMentions}`,
    values: [names],
  })
  const about = { resource: of, record: values.record }
  const readers = await readersAmong(services.app, tx, about, people)
  return readers.map(({ id, username, displayName: name }) => ({ user: id, username, displayName: name }))
}

/** The ids of the users in the fields of a record that notify of comments. */
const followersOf = ({ fields }: AnyResource, record: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    notifiesOf(field, 'commented') ? idsIn(record[name]) : [],
  )

/** Notifies the mentioned users, and those who follow the record. A changed comment notifies only newly mentioned users. */
async function notifyReaders(context: SavedContext<Comments>, of: AnyResource): Promise<void> {
  const { record: comment, previous, tx, services } = context
  if (isProgram(context.caller)) return
  const about = await storedRecord(tx, of, comment.record)
  if (!about) return
  const known = new Set(previous?.mentions.map(({ user }) => user))
  const mentioned = comment.mentions.map(({ user }) => user).filter((id) => !known.has(id))
  const followers = previous ? [] : followersOf(of, about).filter((id) => !mentioned.includes(id))
  const notice = async (kind: Notice['kind']): Promise<Notice> => ({
    kind,
    subject: recordTitle(of, about) ?? of.label[0],
    values: { actor: await nameOf(context) },
    link: { resource: of.name, record: comment.record },
  })
  if (mentioned.length > 0) await notify(context, mentioned, await notice('mentioned'))
  if (followers.length === 0) return
  const users = await tx.query<{ id: string; role: Role }>({
    text: `select "id", "role" from "users" where "id" = any($1::uuid[]) and "status" = 'active'`,
    values: [followers],
  })
  const readers = await readersAmong(services.app, tx, { resource: of, record: comment.record }, users)
  await notify(
    context,
    readers.map(({ id }) => id),
    await notice('commented'),
  )
}

/** The hooks of the comments on the records of a resource. */
export const commentHooks = (of: AnyResource): ResourceHooks<Comments> => ({
  isIndependent: true,
  beforeSave: async (context) => {
    const { values, previous, caller, tx, now } = context
    if (previous?.body === values.body) return {}
    const mentions = await mentionsIn(context, of)
    if (previous) return { mentions, editedAt: now() }
    // Demo data names the authors of its comments.
    const author = values.author ?? caller.userId
    return { mentions, author, byline: await displayName(tx, author) }
  },
  afterSave: (context) => notifyReaders(context, of),
  own: { people: (request) => suggestPeople(request, of) },
})
