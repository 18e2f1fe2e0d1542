import type { AnyResource } from '../../src/define/resource'
import { appOf, inTransaction, type Writer } from '../write/context'
import { planImport } from './plan'
import { noCounts, RowFaults, type Findings, type ImportReport } from './report'
import { knownOf } from './rows'
import type { Upload } from './upload'
import { writeRows } from './write-rows'

/** Rows that are tried in one transaction: others need not wait for all of them. */
const atOnce = 250

/** Ends a transaction without keeping anything of it. */
class Undone extends Error {
  constructor(readonly findings: Findings) {
    super('Only tried')
  }
}

/**
 * Finds out what an import would come to: each row goes through the write door, and nothing of it is kept.
 * @throws Problem invalid where the file itself cannot be read, or tooLarge.
 */
export async function tryFile(
  writer: Writer,
  resource: AnyResource,
  upload: Upload,
): Promise<Omit<ImportReport, 'batch'>> {
  const plan = planImport(writer, resource, upload)
  const { columns, sheet } = plan
  const reader = { app: appOf(writer), database: writer.database, caller: writer.caller }
  const known = await knownOf(reader, plan)
  const faults = new RowFaults()
  const counts = noCounts()
  for (let from = 0; from < sheet.rows.length; from += atOnce) {
    const rows = sheet.rows.slice(from, from + atOnce)
    const found = await tried(writer, (tx, findings) => writeRows(tx, plan, rows, known, findings))
    faults.addAll(found.faults)
    for (const outcome of ['created', 'updated', 'unchanged'] as const)
      counts[outcome] += found.counts[outcome]
  }
  return { count: sheet.rows.length, ...counts, faults: faults.faults, columns }
}

/** Does work in a transaction that is not kept, and answers what it found. */
async function tried(
  writer: Writer,
  work: (tx: Parameters<typeof writeRows>[0], findings: Findings) => Promise<void>,
): Promise<Findings> {
  try {
    return await inTransaction(writer, async ({ tx }) => {
      const findings = { faults: new RowFaults(), counts: noCounts() }
      await work(tx, findings)
      throw new Undone(findings)
    })
  } catch (error) {
    if (error instanceof Undone) return error.findings
    throw error
  }
}
