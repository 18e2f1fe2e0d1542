import { matchesIn, me, roles, type AnyMatch, type AnyRule, type PlainVerb, type Role } from './access'
import type { Access } from './declaration/declared-access'
import { datetime, listOf, ref, text } from './fields'
import { defineResource, type Resource } from './resource'
import { arrayOf, object } from './shapes'
import type { OwnCalls } from './wire'

/** The most characters of a comment. */
export const maxComment = 5000
/** The most users whom one comment mentions. */
export const maxMentions = 20

/** Who may read the records that the comments are about: the same rules as those of their resource. */
type ReadBy = { readonly [R in Role]?: AnyRule }

interface CommentOptions {
  /** Singular and plural, in English. */
  readonly label: readonly [singular: string, plural: string]
  readonly readBy: ReadBy
}

const fieldsOf = (of: string) => ({
  /** The record that it is about. */
  record: ref(of, { whenDeleted: 'delete' }),
  author: ref('users', { optional: true, readOnly: true }),
  byline: text({ optional: true, readOnly: true }),
  body: text({ lines: 4, max: maxComment, label: 'Comment' }),
  /** The users whom it mentions, as far as they may read the record. */
  mentions: listOf(
    { user: ref('users'), username: text(), displayName: text() },
    { readOnly: true, max: maxMentions },
  ),
  editedAt: datetime({ optional: true, readOnly: true }),
})

/** The endpoint that suggests the users whom a comment may mention: those who may read the record. */
const callsOf = (name: string) =>
  ({
    people: {
      method: 'GET',
      path: `/api/${name}/people`,
      person: true,
      input: { record: text({ max: 64 }), q: text({ max: 60, optional: true }) },
      output: {
        people: arrayOf(object({ id: ref('users'), username: text(), displayName: text() })),
      },
    },
  }) as const satisfies OwnCalls

type CommentFields = ReturnType<typeof fieldsOf>
type CommentFieldsOf<Of extends string> = Omit<CommentFields, 'record'> & {
  readonly record: { readonly kind: 'ref'; readonly to: Of; readonly whenDeleted: 'delete' }
}
type CommentCalls = ReturnType<typeof callsOf>
type CommentsOf<Name extends string, Of extends string> = Resource<
  Name,
  CommentFieldsOf<Of>,
  {},
  {},
  CommentCalls
>

/**
 * Declares the comments on the records of a resource, which names them in `comments`. Whoever may read a record
 * (`readBy`, which the start compares with the rules of that resource) may read its comments and write some; authors change and delete their own, administrators delete any.
 */
export function defineComments<const Name extends string, const Of extends string>(
  name: Name,
  of: Of,
  { label, readBy }: CommentOptions,
): CommentsOf<Name, Of> {
  const comments = defineResource<Name, CommentFields, {}, {}, CommentCalls>(name, {
    label,
    icon: 'chats',
    fields: fieldsOf(of),
    title: 'body',
    columns: ['body', 'record', 'author', 'createdAt'],
    filters: ['record', 'author', 'createdAt'],
    sorts: ['createdAt'],
    sort: '-createdAt',
    access: accessUnder(readBy),
    wire: { own: callsOf(name) },
  })
  // The fields have the name of the other resource, which their types lose on the way.
  return comments as CommentsOf<Name, Of>
}

/** The access to comments that follows from who may read their records. */
function accessUnder(readBy: ReadBy): Access<CommentFields, PlainVerb> {
  const ofRole = (role: Role) => {
    const rule = readBy[role]
    if (rule === undefined) return {}
    const own = ofRecords(rule, { author: me })
    const any = ofRecords(rule)
    return { read: any, create: any, update: own, delete: role === 'admin' ? any : own }
  }
  return Object.fromEntries(roles.map((role) => [role, ofRole(role)])) as ReturnType<typeof accessUnder>
}

/** A rule about records, as a rule about their comments, with a further condition on the comment. */
export function ofRecords(rule: AnyRule, more?: AnyMatch): AnyRule {
  if (rule === true) return more ?? true
  return matchesIn(rule).map((match) => ({ record: match, ...more }))
}
