import type { AnyResource } from '../any-resource'
import type { Party } from './document-layout'
import type { AnyField } from '../kinds'
import { summaryOf } from './layout-of'
import { fieldOf } from '../reading'
import { rowComputedOf } from '../row-computed'
import { countedTotals, matchesWhere } from './shown-parts'

/** A record as it was read; what its reader may not read is not in it. */
type Values = Readonly<Record<string, unknown>>

/** One party: the fields to show, of the record itself or of one that it refers to. */
export interface DocumentParty {
  readonly names: readonly string[]
  /** The reference and the id of the other record. */
  readonly of?: { readonly name: string; readonly to: string; readonly id: string }
}

/** The lines of a document as a table. */
export interface DocumentLines {
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly Values[]
  /** The field of a line that is its price, with the amount of each line. */
  readonly amounts?: { readonly like: string; readonly values: readonly number[] }
  /** The sum of the amounts up to each line, written like the field of a line. */
  readonly carried?: { readonly like: string; readonly values: readonly number[] }
}

/** A further list of a document. */
export type DocumentTable = Pick<DocumentLines, 'of' | 'columns' | 'rows'>

/** What a document shows, as names of fields; a client or a server writes their values in its language. */
export interface DocumentContent {
  /** Without it, the seller is the company of the workspace. */
  readonly from?: DocumentParty
  readonly to?: DocumentParty
  /** The field with the state of the record, where it is shown. */
  readonly status?: string
  readonly meta: readonly string[]
  readonly lines?: DocumentLines
  readonly totals: readonly string[]
  readonly breakdown?: DocumentTable
  /** The names of the sentences that are printed. */
  readonly notices: readonly string[]
  readonly note?: string
}

/** The content of a record's document by its declaration alone; undefined if its resource declares none. */
export function documentOf(resource: AnyResource, row: Values): DocumentContent | undefined {
  const document = resource.layout?.document
  if (!document) return undefined
  const { from, to, meta = [], totals = [], breakdown, notices = {}, note } = document
  const lines = linesOf(resource, document.lines, row)
  const issuer = from && partyOf(resource, from, row)
  return {
    ...(issuer && issuer.names.length > 0 && { from: issuer }),
    ...(to && { to: partyOf(resource, to, row) }),
    ...statusOf(resource, row),
    meta: filled(row, meta),
    ...(lines && { lines }),
    totals: countedTotals(row, totals),
    ...(breakdown !== undefined && breakdownOf(resource, breakdown, row)),
    notices: Object.keys(notices).filter((name) => matchesWhere(notices[name]?.where, row)),
    ...(note !== undefined && hasValue(row[note]) && { note }),
  }
}

/** The field with the state, where this record's is shown. */
function statusOf(resource: AnyResource, row: Values): Pick<DocumentContent, 'status'> {
  const { status } = summaryOf(resource)
  const states = resource.layout?.document?.status
  if (status === undefined || !hasValue(row[status])) return {}
  return states && !states.includes(String(row[status])) ? {} : { status }
}

const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A list that explains the totals; without rows there is none. */
function breakdownOf(resource: AnyResource, of: string, row: Values): { readonly breakdown?: DocumentTable } {
  const field = fieldOf(resource, of)
  const rows = row[of]
  if (field?.kind !== 'listOf' || !Array.isArray(rows) || rows.length === 0) return {}
  return { breakdown: { of, columns: Object.keys(field.fields), rows: rows as readonly Values[] } }
}

const filled = (row: Values, names: readonly string[]): readonly string[] =>
  names.filter((name) => hasValue(row[name]))

function partyOf(resource: AnyResource, party: Party<string, string>, row: Values): DocumentParty {
  const { of, fields, frozen } = party
  if (frozen !== undefined && hasValue(row[frozen])) return { names: [frozen] }
  if (of === undefined) return { names: filled(row, fields) }
  const field = fieldOf(resource, of)
  const id = row[of]
  return field?.kind === 'ref' && typeof id === 'string'
    ? { names: fields, of: { name: of, to: field.to, id } }
    : { names: [] }
}

/** The rows of a list with their computed values. */
const withComputed = (
  field: AnyField | undefined,
  rows: readonly Values[],
  record: Values,
): readonly Values[] => {
  if (field?.kind !== 'listOf') return rows
  const computed = rowComputedOf(field)
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(computed.map(({ name, work }) => [name, work(row, record)])),
  }))
}

type DeclaredLines = NonNullable<NonNullable<AnyResource['layout']>['document']>['lines']

function linesOf(resource: AnyResource, lines: DeclaredLines, row: Values): DocumentLines | undefined {
  const value = lines && row[lines.of]
  if (!lines || !Array.isArray(value)) return undefined
  const { of, amount, carried } = lines
  const rows = withComputed(fieldOf(resource, of), value as readonly Values[], row)
  const columns = lines.columns.filter((name) => rows.some((line) => hasValue(line[name])))
  const table = { of, columns, rows }
  if (!amount)
    return carried === undefined
      ? table
      : {
          ...table,
          carried: { like: carried, values: sumsOf(rows.map((line) => Number(line[carried] ?? 0))) },
        }
  const [quantity, price] = amount
  const values = rows.map((line) => Number(line[quantity] ?? 0) * Number(line[price] ?? 0))
  return { ...table, amounts: { like: price, values }, carried: { like: price, values: sumsOf(values) } }
}

/** The sum of the amounts up to each of them. */
function sumsOf(amounts: readonly number[]): readonly number[] {
  let sum = 0
  return amounts.map((amount) => (sum += amount))
}
