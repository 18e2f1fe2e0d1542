import type { AnyResource } from '#define/resource'
import { notifyUsers } from '../notifications/notify'
import { finishWork } from '../work/works'
import { inTransaction, type Writer } from '#server/write/context'
import type { ImportReport } from './report'
import type { ImportUpload } from './import-upload'

/** From so many rows on, whoever began it may have gone on to something else meanwhile. */
const notifiedFrom = 500

/** Notes that an import has come to its end; of a long one whoever began it is told. */
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
