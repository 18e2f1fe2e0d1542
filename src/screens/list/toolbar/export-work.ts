import type { AnyResource } from '#define'
import { saveFile } from '#base/files/save-file'
import { i18n } from '#base/i18n/i18n'
import { CalledOff, longCall } from '#shell/long-work/long-call'
import { startWork } from '#shell/long-work/start-work'
import type { TaskControl, WorkEnd } from '#shell/long-work/work'
import { download } from '#providers/data/http/download'
import { sentencesOf } from '#providers/data/http/problem'
import { downloadList, exportUrl, fileName, type DocumentFormat, type ExportFormat } from './download-list'
import type { ListState } from '#screens/list-model/state/list-state'

interface Exporting {
  readonly resource: AnyResource
  /** The label of the resource: 'Products'. */
  readonly resources: string
  readonly state: ListState
  readonly format: ExportFormat
  /** Whether the list is so long that the server stores the file and goes on without this tab. */
  readonly isLong: boolean
}

/** Exports a list as long work: it shows the progress, can be stopped, and retried if it fails. */
export function exportList(exporting: Exporting): void {
  const { resource, resources, state, format, isLong } = exporting
  const retry = { label: i18n.t('work.retry'), run: () => exportList(exporting) }
  const run = async (control: TaskControl): Promise<WorkEnd> => {
    try {
      const file = await (isLong
        ? exportAsJob({ resource, format, url: exportUrl(resource, state, format) }, control)
        : exportAtOnce(exporting, control))
      if (file === undefined) return { state: 'stopped', message: i18n.t('work.exportStopped') }
      return { state: 'done', message: i18n.t('work.exportDone', { file }) }
    } catch (error) {
      if (control.signal.aborted) return { state: 'stopped', message: i18n.t('work.exportStopped') }
      return { state: 'failed', message: sentencesOf(error), actions: [retry] }
    }
  }
  void startWork({
    title: i18n.t('work.export', { resources }),
    unit: isLong || format === 'csv' ? 'records' : 'bytes',
    run,
  })
}

const exportAtOnce = ({ resource, state, format }: Exporting, control: TaskControl): Promise<string> =>
  downloadList(resource, state, format, control)

interface ExportingDocuments extends Pick<Exporting, 'resource' | 'resources' | 'state'> {
  readonly format: DocumentFormat
  /** The ids of the chosen records; undefined for all that match. */
  readonly ids?: readonly string[] | undefined
  /** The ids of records that are left out of all that match. */
  readonly except?: readonly string[] | undefined
}

/** Exports the documents of records as one file, or as files of a zip: always a job. */
export function exportDocuments(exporting: ExportingDocuments): void {
  const { resource, resources, state, format, ids, except } = exporting
  const retry = { label: i18n.t('work.retry'), run: () => exportDocuments(exporting) }
  const url = ids ? `/api/${resource.name}/export?format=${format}` : exportUrl(resource, state, format)
  const chosen = ids ? { ids } : except && { except }
  const run = async (control: TaskControl): Promise<WorkEnd> => {
    try {
      const file = await exportAsJob({ resource, url, format, body: chosen }, control)
      if (file === undefined) return { state: 'stopped', message: i18n.t('work.exportStopped') }
      return { state: 'done', message: i18n.t('work.exportDone', { file }) }
    } catch (error) {
      return { state: 'failed', message: sentencesOf(error), actions: [retry] }
    }
  }
  void startWork({ title: i18n.t('work.documents', { resources }), unit: 'records', run })
}

interface JobExport {
  readonly resource: AnyResource
  readonly url: string
  readonly format: ExportFormat | DocumentFormat
  /** Which records of the list are exported; all of them where it is left out. */
  readonly body?: Pick<ExportingDocuments, 'ids' | 'except'> | undefined
}

/** Waits for the job and saves its file; undefined if it was stopped. The page of the job also offers the file. */
async function exportAsJob(
  { resource, url, format, body }: JobExport,
  control: TaskControl,
): Promise<string | undefined> {
  try {
    const { job, left } = await longCall<{ job: string; left: number }>(url, body, control)
    if (left > 0) return undefined
    const name = fileName(resource, format)
    saveFile(await download(`/api/works/${job}/file`), name)
    return name
  } catch (error) {
    if (error instanceof CalledOff) return undefined
    throw error
  }
}
