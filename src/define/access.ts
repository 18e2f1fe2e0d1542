/** The roles a person may have, strongest first. */
export const roles = ['admin', 'manager', 'user'] as const
export type Role = (typeof roles)[number]

/** The verbs that every resource has; its moves and actions add theirs. */
export const plainVerbs = ['read', 'create', 'update', 'delete'] as const
export type PlainVerb = (typeof plainVerbs)[number]

/** Names that a move or an action may not take: verbs of every resource, and words of its addresses. */
export type ReservedVerb =
  | PlainVerb
  | 'all'
  | 'bulk'
  | 'export'
  | 'import'
  | 'history'
  | 'undo'
  | 'restore'
  | 'purge'
  | 'reveal'
  | 'board'
  | 'place'
  | 'why'
  | 'new'
  | 'edit'

/** Stands for the signed-in user in an access rule. */
export const me = { me: true } as const
export type Me = typeof me

/** What a match may say of one field: its value, one of several, the signed-in user, or a match of the record it refers to. */
export type AnyMatchValue = string | number | boolean | readonly (string | number | boolean)[] | Me | AnyMatch
export type AnyMatch = { readonly [field: string]: AnyMatchValue }

/** Yes, or only for records that meet the match, or one of several. What is not written down is refused. */
export type AnyRule = true | AnyMatch | readonly AnyMatch[]
export type AnyAccess = { readonly [R in Role]?: 'all' | { readonly [verb: string]: AnyRule | undefined } }

/** Who sees a field: these roles, or by role in which records: in all, or in those that meet the match, or one of several. */
export type ReadableBy = readonly Role[] | { readonly [R in Role]?: AnyRule }

/** The matches of a rule that depends on the record: it holds where one of them does. */
export const matchesIn = (rule: AnyMatch | readonly AnyMatch[]): readonly AnyMatch[] =>
  Array.isArray(rule) ? (rule as readonly AnyMatch[]) : [rule as AnyMatch]

/** Whether a match's value is the signed-in user. */
export const isMe = (value: unknown): value is Me =>
  typeof value === 'object' && value !== null && (value as Partial<Me>).me === true

/**
 * The rule that decides whether a role may do a verb: `true`, a match that the record must meet, or `false` where
 * nothing is written down. `restore` follows `delete`.
 */
export function ruleFor(access: AnyAccess, role: Role, verb: string): AnyRule | false {
  const granted = access[role]
  if (!granted) return false
  if (granted === 'all') return true
  return granted[verb] ?? false
}
