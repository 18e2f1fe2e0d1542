import type { MailRule } from '../../mail-rules.resource'

/** What a rule does, as its form has it. */
export interface RuleValues {
  readonly query: string
  /** Empty for mails that stay in the inbox. */
  readonly folder: NonNullable<MailRule['folder']> | ''
  readonly labels: readonly string[]
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly isImportant: boolean
}

/** The form of a rule; of a new one that does nothing yet, for a search. */
export const ruleValuesOf = (rule: MailRule | { readonly query: string }): RuleValues => ({
  folder: '',
  labels: [],
  isRead: false,
  isStarred: false,
  isImportant: false,
  ...('id' in rule
    ? {
        folder: rule.folder ?? '',
        labels: rule.labels,
        isRead: rule.isRead,
        isStarred: rule.isStarred,
        isImportant: rule.isImportant,
      }
    : {}),
  query: rule.query,
})

/** The values of the record. */
export const recordOf = ({ folder, ...values }: RuleValues) => ({ ...values, folder: folder || null })
