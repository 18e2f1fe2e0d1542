/** A value of a record as an SQL literal for a column of that type. */
export function literal(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (type === 'jsonb') return `${quote(JSON.stringify(value))}::jsonb`
  if (Array.isArray(value)) {
    const items = value.map((value) => quote(String(value))).join(', ')
    return items === '' ? `'{}'` : `ARRAY[${items}]::${type}`
  }
  return quote(String(value))
}

/** A text as an SQL literal. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
