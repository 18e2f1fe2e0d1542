import type { Report, SheetRow } from './import-call'

/** An invalid row: the errors of its cells by column, and errors that belong to no cell. */
export interface WrongRow extends SheetRow {
  /** By the index of the column. */
  readonly cellErrors: ReadonlyMap<number, string>
  readonly otherErrors: readonly string[]
}

/** The invalid rows of a report, with each error at its cell. */
export function wrongRows({ rows, columns, errors }: Report, labelOf: (field: string) => string): WrongRow[] {
  const byLine = new Map<number, [field: string, text: string][]>()
  for (const [path, sentences] of Object.entries(errors)) {
    const [line = '', field = ''] = path.split(/\.(.*)/)
    byLine.set(Number(line), [...(byLine.get(Number(line)) ?? []), [field, sentences.join(' ')]])
  }
  return rows.map((row) => {
    const cellErrors = new Map<number, string>()
    const otherErrors: string[] = []
    for (const [path, text] of byLine.get(row.line) ?? []) {
      const [field = ''] = path.split('.')
      const index = columns.findIndex((column) => column.field !== null && column.field === field)
      if (index >= 0) cellErrors.set(index, [cellErrors.get(index), text].filter(Boolean).join(' '))
      else otherErrors.push(field === '' ? text : `${labelOf(field)}: ${text}`)
    }
    return { ...row, cellErrors, otherErrors }
  })
}

/** The invalid rows as a sheet: the file's own columns, and the errors in a last one. */
export const wrongSheet = ({ columns }: Report, wrong: readonly WrongRow[], title: string): string[][] => [
  [...columns.map(({ header }) => header), title],
  ...wrong.map(({ cells, cellErrors, otherErrors }) => [
    ...columns.map((_, index) => cells[index] ?? ''),
    [
      ...[...cellErrors].map(([index, text]) => `${columns[index]?.header ?? ''}: ${text}`),
      ...otherErrors,
    ].join(' '),
  ]),
]
