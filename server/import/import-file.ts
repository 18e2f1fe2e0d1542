import type { AnyResource } from '../../src/define/resource'
import { invalid } from '../errors/problem'
import { appOf, inTransaction, type Writer } from '../write/context'
import { manyChanges } from '../write/many-changes'
import { repeated } from './idempotency'
import { patient } from './one-transaction'
import { planImport } from './plan'
import { noCounts, RowFaults, type ImportReport } from './report'
import { knownOf } from './rows'
import type { Upload } from './upload'
import { writeRows } from './write-rows'

/**
 * Imports a file: each row is created or, where its key is known, changed, through the write door, all in one
 * transaction and as one batch of the ledger. Where any row is wrong, nothing is kept and each wrong one is named.
 * @throws Problem invalid, tooLarge, or idempotency where the key was used for something else.
 */
export async function importFile(
  writer: Writer,
  resource: AnyResource,
  upload: Upload,
): Promise<ImportReport> {
  const plan = planImport(writer, resource, upload)
  const { columns, sheet } = plan
  const whole: Writer = { ...writer, database: patient(writer.database) }
  return inTransaction(whole, async ({ tx }) => {
    const earlier = await repeated(writer, tx, resource, upload)
    if (earlier) return { ...earlier, columns }
    const reader = { app: appOf(writer), database: tx, caller: writer.caller }
    const faults = new RowFaults()
    const counts = noCounts()
    const known = await knownOf(reader, plan)
    await manyChanges(tx, async () => {
      await writeRows(tx, plan, sheet.rows, known, { faults, counts })
      if (!faults.isEmpty) throw invalid(faults.faults)
    })
    return { batch: writer.batch, count: sheet.rows.length, ...counts, faults: {}, columns }
  })
}
