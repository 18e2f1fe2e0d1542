/** The roles a user may have, the most powerful first. */
export const roles = ['admin', 'manager', 'user'] as const
export type Role = (typeof roles)[number]

/** The verbs that every resource has; its moves and actions add their own. */
export const plainVerbs = ['read', 'create', 'update', 'delete'] as const
export type PlainVerb = (typeof plainVerbs)[number]

/** Names that a move or an action may not take: verbs of every resource, and segments of its addresses. */
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
  | 'sums'
  | 'facets'
  | 'busy'
  | 'why'
  | 'links'
  | 'new'
  | 'edit'

/** Stands for the current user in a condition. */
export const me = { me: true } as const

/** The rules of records that only the user in their field `owner` reads and changes. */
export const ofOwner = {
  read: { owner: me },
  create: { owner: me },
  update: { owner: me },
  delete: { owner: me },
} as const
export type Me = typeof me

/**
 * What a condition may require of a field: a value, one of several, the current user, or a condition on the record it
 * refers to.
 */
export type AnyMatchValue = string | number | boolean | readonly (string | number | boolean)[] | Me | AnyMatch
export type AnyMatch = { readonly [field: string]: AnyMatchValue }

/** `true`, or the conditions of which a record must meet one. A verb without a rule is refused. */
export type AnyRule = true | AnyMatch | readonly AnyMatch[]
export type AnyAccess = { readonly [R in Role]?: 'all' | { readonly [verb: string]: AnyRule | undefined } }

/** Who may read a field: these roles, or by role `true` or the conditions of which the record must meet one. */
export type ReadableBy = readonly Role[] | { readonly [R in Role]?: AnyRule }

/** The conditions of a rule that depends on the record; meeting one of them is enough. */
export const matchesIn = (rule: AnyMatch | readonly AnyMatch[]): readonly AnyMatch[] =>
  Array.isArray(rule) ? (rule as readonly AnyMatch[]) : [rule as AnyMatch]

/** Whether the value in a condition is `me`. */
export const isMe = (value: unknown): value is Me =>
  typeof value === 'object' && value !== null && (value as Partial<Me>).me === true

/**
 * The rule of a role for a verb: `true`, the conditions of which the record must meet one, or `false` if none is
 * declared.
 * `restore` follows `delete`.
 */
export function ruleFor(access: AnyAccess, role: Role, verb: string): AnyRule | false {
  const granted = access[role]
  if (!granted) return false
  if (granted === 'all') return true
  return granted[verb] ?? false
}
