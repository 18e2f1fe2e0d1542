import type { Queryable, Statement } from '#server/base/database'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'One-Time Filter'?: string
  readonly 'Plan Rows'?: number
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** A database that collects its statements, so that those of the read pipeline can be explained. */
export function recording(database: Queryable): Queryable & { readonly statements: Statement[] } {
  const statements: Statement[] = []
  return {
    statements,
    query: (statement) => {
      statements.push(statement)
      return database.query(statement)
    },
  }
}

/**
 * The tables that a statement scans completely, by the plan for these values.
 * @param expected leaves out the scans of which the planner expects more rows than this.
 */
export async function scannedTables(
  database: Queryable,
  { text, values }: Statement,
  expected = Infinity,
): Promise<string[]> {
  const rows = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    text: `explain (format json) ${text}`,
    ...(values && { values }),
  })
  return scansOf(rows[0]?.['QUERY PLAN'], expected)
}

/** The same by the generic plan, which a prepared statement may get after a few runs. */
export async function scannedByGenericPlan(
  tx: Queryable,
  { text, values = [] }: Statement,
): Promise<string[]> {
  await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' })
  await tx.query({ text: `prepare "planned" as ${text}` })
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
  const rows = await tx.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    text: `explain (format json) execute "planned"${given}`,
  })
  await tx.query({ text: 'deallocate "planned"' })
  return scansOf(rows[0]?.['QUERY PLAN'])
}

function scansOf(plans: readonly { Plan: PlanNode }[] | undefined, expected = Infinity): string[] {
  // Below a filter that is constantly false nothing is read.
  const walk = (node: PlanNode): string[] =>
    node['One-Time Filter'] === 'false'
      ? []
      : [
          ...(node['Node Type'] === 'Seq Scan' &&
          node['Relation Name'] &&
          (node['Plan Rows'] ?? 0) <= expected
            ? [node['Relation Name']]
            : []),
          ...(node.Plans ?? []).flatMap(walk),
        ]
  if (!plans) throw new Error('No plan was told')
  return plans.flatMap(({ Plan }) => walk(Plan))
}

/** How many rows a statement has read from each table by a sequential scan; one that a limit ended early has read few. */
export async function readBySequence(
  database: Queryable,
  { text, values }: Statement,
): Promise<Readonly<Record<string, number>>> {
  const rows = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    text: `explain (analyze, format json) ${text}`,
    ...(values && { values }),
  })
  const read: Record<string, number> = {}
  const walk = (node: PlanNode): void => {
    const name = node['Relation Name']
    if (node['Node Type'] === 'Seq Scan' && name)
      read[name] = (read[name] ?? 0) + (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
    node.Plans?.forEach(walk)
  }
  for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(Plan)
  return read
}

/** How many rows of a table a statement has read by any scan, with those that a filter has left out. */
export async function rowsRead(
  database: Queryable,
  { text, values }: Statement,
  table: string,
): Promise<number> {
  const rows = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    text: `explain (analyze, format json) ${text}`,
    ...(values && { values }),
  })
  const inNode = (node: PlanNode): number => {
    const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
    const own = node['Relation Name'] === table ? each * (node['Actual Loops'] ?? 1) : 0
    return (node.Plans ?? []).reduce((sum, inner) => sum + inNode(inner), own)
  }
  return (rows[0]?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + inNode(Plan), 0)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return quote(`{${value.map((item) => JSON.stringify(String(item))).join(',')}}`)
  return quote(String(value))
}
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
