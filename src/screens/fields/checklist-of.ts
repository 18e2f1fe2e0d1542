import type { FieldOf } from '#define/kinds'

/** The fields of the rows of a checklist: a text, and whether it is done. */
export interface ChecklistFields {
  readonly text: string
  readonly done: string
}

/** The fields of a list whose rows are one line of text and a boolean, which is shown as a checklist. */
export function checklistOf({ fields }: FieldOf<'listOf'>): ChecklistFields | undefined {
  const names = Object.keys(fields)
  const text = names.find((name) => fields[name]?.kind === 'text')
  const done = names.find((name) => fields[name]?.kind === 'boolean')
  return names.length === 2 && text !== undefined && done !== undefined ? { text, done } : undefined
}

/** How many rows of a checklist are done. */
export const doneOf = (rows: readonly Readonly<Record<string, unknown>>[], done: string): number =>
  rows.filter((row) => row[done] === true).length
