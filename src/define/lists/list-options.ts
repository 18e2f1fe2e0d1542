/** The kinds whose values a list can add up. */
export const sumKinds = ['integer', 'decimal', 'money'] as const

/** The kinds of which a cell of a list has room for the input. */
export const editableKinds = [
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'choice',
  'money',
  'currency',
  'email',
  'url',
  'phone',
  'country',
] as const

/** The names of the fields that a form could set and a cell can edit. */
export type EditableNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends
    { readOnly: true } | { lines: number } | { secret: true } | { personal: true }
    ? never
    : Fields[Name] extends { kind: (typeof editableKinds)[number] }
      ? Name
      : never
}[keyof Fields]

/** What lists of a resource offer beyond showing records. */
export interface ListOptions<Sum extends string = string, Edited extends string = string> {
  /**
   * The fields of which lists show the sum of everything that matches, not only of the page; amounts by currency.
   * Default: none.
   */
  readonly sums?: readonly Sum[]
  /** The amount of which each tab of its lists shows the sums by currency; one of `sums`. Default: none. */
  readonly tabSum?: Sum
  /** Its lists are a work area, such as a board: their heading is one short line, and the rows have the rest. */
  readonly compactHead?: true
  /** The fields that users change in the cells of the table, if they may update the record. Default: none. */
  readonly editable?: readonly Edited[]
}
