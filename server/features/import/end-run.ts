import type { AnyResource } from '#define/resource'
import { notifyUsers } from '../notifications/notify'
import { finishWork } from '../work/works'
import { inTransaction, type Writer } from '#server/write/context'
import type { ImportReport } from './report'
import type { ImportUpload } from './import-upload'

/**
 * From this number of rows on, the user is notified at the end of an import, since they may have turned to something
 * else.
 */
const notifiedFrom = 500

/** Marks an import as finished. Notifies the user after a long one. */
export async function endRun(
  writer: Writer,
  resource: AnyResource,
  { fileName }: ImportUpload,
  { count, created, updated }: ImportReport,
): Promise<void> {
  await inTransaction(writer, async (writing) => {
    await finishWork(writing.tx, writer.batch)
    if (count < notifiedFrom || !writer.services.app.notifications) return
    await notifyUsers(writing, [writer.caller.userId], {
      kind: 'importFinished',
      subject: fileName ?? resource.label[1],
      values: { count: created + updated },
      link: { resource: resource.name },
    })
  })
}
