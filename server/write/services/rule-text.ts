import type { Values } from '#define/parsing/parse'
import type { Language } from '#server/base/caller'

/** The language of the text of a rule, and the names in it. */
export interface RuleNaming {
  readonly language: Language
  /** The title of a record that the rule refers to; undefined if it is unknown. */
  readonly titleOf: (id: string) => string | undefined
}

/** Composes the text of a rule of users that has no title, from its values; undefined if they have no text. */
export type RuleText = (rule: Values, naming: RuleNaming) => string | undefined
