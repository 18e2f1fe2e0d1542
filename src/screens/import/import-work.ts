import type { AnyResource } from '#define'
import { i18n } from '#base/i18n/i18n'
import { tagOf } from '#base/i18n/languages'
import { CalledOff } from '#shell/long-work/long-call'
import { startWork } from '#shell/long-work/start-work'
import type { Progress } from '#shell/long-work/work'
import { sentencesOf } from '#providers/data/http/problem'
import { queryClient } from '#providers/query-client'
import { undoAction } from '../undo/undo-batch'
import { importFile, type Choice, type Report } from './import-call'
import { mayUndoImport } from './may-undo-import'

interface ImportWork {
  readonly resource: AnyResource
  readonly file: File
  readonly choice: Choice
  /** The title of the work; by default, that the file is imported. */
  readonly title?: string
  /** Whether the same file is imported only once; true by default. */
  readonly isOnce?: boolean
  readonly onProgress?: (progress: Progress) => void
}

type Imported = { readonly report: Report } | { readonly problem: unknown }

/** Imports a file as long work, which continues when its page is left. */
export async function importWork({ isOnce = true, onProgress, ...work }: ImportWork): Promise<Imported> {
  const { resource, file, choice, title = i18n.t('importing.task', { file: file.name }) } = work
  let found: Imported = { problem: undefined }
  await startWork({
    title,
    unit: 'records',
    run: async ({ signal, report }) => {
      const both = (progress: Progress) => {
        report(progress)
        onProgress?.(progress)
      }
      try {
        const done = await importFile(resource, file, choice, { signal, report: both, isOnce })
        found = { report: done }
        return {
          state: done.left > 0 ? 'stopped' : 'done',
          message: done.repeated ? i18n.t('importing.repeated') : summaryOf(done),
          actions: done.batch && mayUndoImport(resource, done) ? [undoAction(done.batch, title)] : [],
        }
      } catch (problem) {
        found = { problem }
        if (problem instanceof CalledOff) return { state: 'stopped', message: i18n.t('work.calledOff') }
        return { state: 'failed', message: sentencesOf(problem) }
      }
    },
  })
  await queryClient.invalidateQueries()
  return found
}

function summaryOf({ created, updated, unchanged, wrong, left }: Report): string {
  const number = (value: number) => value.toLocaleString(tagOf(i18n.language))
  const summary = i18n.t('importing.summary', {
    created: number(created),
    updated: number(updated),
    unchanged: number(unchanged),
    wrong: number(wrong),
  })
  return left > 0 ? `${summary} ${i18n.t('importing.left', { count: left, total: number(left) })}` : summary
}
