import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Faults } from '#define/parsing/parse'
import type { Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { Reader } from '#server/read/list'
import { existingBy, idsByTitle, takenBy, type Existing } from './lookups'
import type { ImportPlan } from './plan'
import { keyText, textIn, type Filled } from './prepared'
import type { Sheet, SheetRow } from '#server/base/parsing/sheet/sheet'

/** What was read from the database about the rows before any is written. */
export interface Known {
  /** The record that a row updates; undefined for a new one. */
  readonly existing: (row: SheetRow) => Existing | undefined
  readonly idsOf: (resource: string, title: string) => readonly string[]
  /** Faults of a row in relation to other rows and records. */
  readonly faultsOf: (row: SheetRow) => Faults
}

/** Reads which records the rows update and refer to, and which unique values are taken, with one query per column. */
export async function knownOf(reader: Reader, { resource, filled, sheet, key }: ImportPlan): Promise<Known> {
  const keys = key ? sheet.rows.map((row) => keyOf(key, row)).filter((text) => isSound(key, text)) : []
  const records = key ? await existingBy(reader, resource, key.name, keys) : new Map<string, Existing>()
  const existing = (row: SheetRow) => (key ? records.get(keyOf(key, row)) : undefined)
  const titles = await titlesIn(reader, filled, sheet)
  const unique = await uniqueFaults(reader, resource, filled, sheet, existing)
  return {
    existing,
    idsOf: (name, title) => titles.get(name)?.get(title) ?? [],
    faultsOf: (row) => {
      const lost = key?.name === 'id' && keyOf(key, row) !== '' && !existing(row)
      return lost ? { id: [{ key: 'missing' }] } : (unique.get(row) ?? {})
    },
  }
}

const keyOf = (key: Filled, row: SheetRow) => keyText(key.name, key.field, textIn(row, key))

/** Whether a text can be a value of the key at all; the write pipeline reports those that cannot. */
const isSound = ({ name, field }: Filled, text: string) =>
  text !== '' &&
  !text.includes('\0') &&
  (name !== 'id' || isId(text)) &&
  (field.kind !== 'integer' || Number.isSafeInteger(Number(text)))

/** The ids for all titles in reference columns, by resource. */
async function titlesIn(reader: Reader, columns: readonly Filled[], sheet: Sheet) {
  const wanted = new Map<string, Set<string>>()
  for (const column of columns) {
    const { field } = column
    if (field.kind !== 'ref' && field.kind !== 'refs') continue
    const titles = wanted.get(field.to) ?? new Set<string>()
    wanted.set(field.to, titles)
    for (const row of sheet.rows)
      for (const title of titlesOfCell(field, textIn(row, column))) titles.add(title)
  }
  const found = new Map<string, Map<string, string[]>>()
  for (const [name, titles] of wanted) {
    const target = reader.app[name]
    if (target) found.set(name, await idsByTitle(reader, target, [...titles]))
  }
  return found
}

/** A cell has one title or several; whether a separator belongs to a title is decided when the cell is read. */
const titlesOfCell = (field: AnyField, text: string): string[] =>
  [text, ...(field.kind === 'refs' ? text.split(/[;；,，、\n]/).map((part) => part.trim()) : [])].filter(
    (title) => title !== '' && !isId(title) && !title.includes('\0'),
  )

/** Faults for values of unique fields that another record or an earlier row already has. */
async function uniqueFaults(
  reader: Reader,
  resource: AnyResource,
  columns: readonly Filled[],
  sheet: Sheet,
  existing: Known['existing'],
): Promise<Map<SheetRow, Faults>> {
  const faults = new Map<SheetRow, Faults>()
  for (const column of columns) {
    const { field, name } = column
    if (name !== 'id' && !('unique' in field && field.unique)) continue
    const values = sheet.rows.map((row) => keyOf(column, row)).filter((text) => isSound(column, text))
    const holders = name === 'id' ? new Map<string, string>() : await takenBy(reader, resource, name, values)
    const seen = new Set<string>()
    for (const row of sheet.rows) {
      const value = keyOf(column, row)
      if (!isSound(column, value)) continue
      const holder = holders.get(value)
      const isTaken = holder !== undefined && holder !== existing(row)?.id
      if (isTaken || seen.has(value)) faults.set(row, { ...faults.get(row), [name]: [{ key: 'taken' }] })
      seen.add(value)
    }
  }
  return faults
}

/** The faults of a row from the problem with which it was rejected. */
export function faultsFrom({ refusal }: Problem): Faults {
  if (refusal.kind === 'invalid') return refusal.faults
  return { '': [{ key: refusal.kind === 'missing' ? 'missing' : 'refused' }] }
}
