/** The rows of a CSV file, parsed like spreadsheet programs do. */
export function csvRows(text: string): string[][] {
  const fields = text.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)
  const rows: string[][] = [[]]
  for (const [, field = '', end] of fields) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The records of a CSV file, by the headers of its columns. */
export function csvRecords(text: string): Record<string, string>[] {
  const [headers = [], ...rows] = csvRows(text)
  return rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index] ?? ''])))
}
