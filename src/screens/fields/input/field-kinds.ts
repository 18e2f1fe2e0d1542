import type { AnyField } from '#define/kinds'
import { mayBeLeftOut } from '#define/parsing/schema'

/** Whether a form shows an input for a field; ranks and states are changed in other ways. */
export const hasInput = (field: AnyField): boolean => field.kind !== 'rank' && field.kind !== 'state'

/** Whether an input takes the full width of a form. */
export const isWide = (field: AnyField): boolean =>
  ['richText', 'listOf', 'json', 'choices', 'refs'].includes(field.kind) ||
  (field.kind === 'text' && (Boolean(field.lines) || field.format === 'recurrence'))

/** Texts that may be longer than this do not fit into half of a form. */
const longText = 80

/** The fields whose inputs take the full width of a form: also a long text that would be alone in its row. */
export function wideOf(fields: readonly (readonly [name: string, field: AnyField])[]): ReadonlySet<string> {
  const isBoundary = (field: AnyField | undefined) => !field || isWide(field)
  const wide = fields.filter(([, field], index) => {
    const isAlone = isBoundary(fields[index - 1]?.[1]) && isBoundary(fields[index + 1]?.[1])
    return isWide(field) || (isAlone && field.kind === 'text' && (field.max ?? Infinity) > longText)
  })
  return new Set(wide.map(([name]) => name))
}

/** Whether an input is a group of controls, which its label names without focusing one. */
export const isGroup = (field: AnyField, isInRow: boolean) =>
  ['boolean', 'listOf', 'richText'].includes(field.kind) ||
  (field.kind === 'choices' && !isInRow) ||
  ('stars' in field && field.stars === true)

export const isRequired = (field: AnyField) =>
  !field.optional && field.kind !== 'boolean' && !hasEmptyList(field)
const hasEmptyList = (field: AnyField) =>
  (mayBeLeftOut(field) && !('default' in field)) || (field.kind === 'listOf' && !field.min)
