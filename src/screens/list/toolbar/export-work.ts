import type { AnyResource } from '#define'
import { i18n } from '#base/i18n/i18n'
import { startWork } from '#shell/long-work/start-work'
import type { TaskControl, WorkEnd } from '#shell/long-work/work'
import { sentencesOf } from '#providers/data/problem'
import { downloadList, type ExportFormat } from './download-list'
import type { ListState } from '#screens/list-model/state/list-state'

/** Exports a list as long work: it shows the progress, can be stopped, and retried if it fails. */
export function exportList(
  resource: AnyResource,
  resources: string,
  state: ListState,
  format: ExportFormat,
): void {
  const again = () => exportList(resource, resources, state, format)
  const retry = { label: i18n.t('work.retry'), run: again }
  const run = async (control: TaskControl): Promise<WorkEnd> => {
    try {
      const file = await downloadList(resource, state, format, control)
      return { state: 'done', message: i18n.t('work.exportDone', { file }) }
    } catch (error) {
      if (control.signal.aborted) return { state: 'stopped', message: i18n.t('work.exportStopped') }
      return { state: 'failed', message: sentencesOf(error), actions: [retry] }
    }
  }
  void startWork({
    title: i18n.t('work.export', { resources }),
    unit: format === 'csv' ? 'records' : 'bytes',
    run,
  })
}
