import type { AnyField } from '#define/kinds'
import { mayBeLeftOut } from '#define/parsing/schema'

/** Whether a form shows an input for a field; ranks and states are changed in other ways. */
export const hasInput = (field: AnyField): boolean => field.kind !== 'rank' && field.kind !== 'state'

/** Whether an input takes the full width of a form. */
export const isWide = (field: AnyField): boolean =>
  ['richText', 'listOf', 'json', 'choices', 'refs'].includes(field.kind) ||
  (field.kind === 'text' && (Boolean(field.lines) || field.format === 'recurrence'))

/** Whether an input is a group of controls, which its label names without focusing one. */
export const isGroup = (field: AnyField, isInRow: boolean) =>
  ['boolean', 'listOf', 'richText'].includes(field.kind) ||
  (field.kind === 'choices' && !isInRow) ||
  ('stars' in field && field.stars === true)

export const isRequired = (field: AnyField) =>
  !field.optional && field.kind !== 'boolean' && !hasEmptyList(field)
const hasEmptyList = (field: AnyField) =>
  (mayBeLeftOut(field) && !('default' in field)) || (field.kind === 'listOf' && !field.min)
