import type { AnyResource } from '../../src/define/resource'
import type { Fault, Values } from '../../src/define/parse'
import { sql, statement } from '../db/statement'
import { quoted } from '../db/columns'
import { invalid } from '../errors/problem'
import { allowedSql } from '../read/access-sql'
import { appOf, type Writing } from './context'

/**
 * Holds the records that new values refer to, so that they cannot go while the change is saved.
 * @throws Problem invalid at each field that refers to a record that is not there or that the caller may not read:
 * the two cannot be told apart.
 */
export async function holdReferences(writing: Writing, resource: AnyResource, values: Values): Promise<void> {
  const faults: Record<string, Fault[]> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name]
    const target =
      field && (field.kind === 'ref' || field.kind === 'refs') ? appOf(writing)[field.to] : undefined
    if (!target || value === null) continue
    const ids = [...new Set([value].flat())] as string[]
    if (ids.length > 0 && !(await held(writing, target, ids))) faults[name] = [{ key: 'nobody' }]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

async function held(writing: Writing, target: AnyResource, ids: readonly string[]): Promise<boolean> {
  const allowed = allowedSql(appOf(writing), target, 'read', writing.caller)
  if (!allowed) return false
  const alive = target.trash ? sql` and ${sql.raw(quoted(target.name))}."deletedAt" is null` : sql``
  const rows = await writing.tx.query(
    statement(
      sql`select "id" from ${sql.identifier(target.name)} where "id" = any(${sql.param([...ids])}::uuid[]) and ${allowed}${alive} for key share`,
    ),
  )
  return rows.length === ids.length
}
