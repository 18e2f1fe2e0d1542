import { i18n } from '#base/i18n/i18n'
import { sentencesOf } from '#providers/data/http/problem'
import { CalledOff } from '#shell/long-work/long-call'
import { startWork } from '#shell/long-work/start-work'
import type { Progress } from '#shell/long-work/work'
import type { Upload } from './upload-file'

/** The job of an uploaded file; undefined if the upload was cancelled or failed. */
type Uploaded = string | undefined

interface UploadWork {
  readonly upload: Upload
  /** The name of the file. */
  readonly name: string
  /** Cancels the upload. */
  readonly stop: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** Called after an interruption; resolves to whether the upload goes on. */
  readonly onProblem: (problem: unknown, signal: AbortSignal) => Promise<boolean>
}

/** Uploads a large file as long work, which continues when its page is left. */
export async function uploadWork({ upload, name, stop, ...on }: UploadWork): Promise<Uploaded> {
  let job: Uploaded
  await startWork({
    title: i18n.t('importing.uploadTask', { file: name }),
    unit: 'bytes',
    run: async (control) => {
      const signal = AbortSignal.any([control.signal, stop])
      const report = (progress: Progress) => {
        control.report(progress)
        on.onProgress(progress)
      }
      for (;;)
        try {
          job = await upload.send({ signal, report })
          return { state: 'done', message: i18n.t('importing.uploaded', { file: name }) }
        } catch (problem) {
          if (!(problem instanceof CalledOff) && (await on.onProblem(problem, signal))) continue
          await upload.cancel()
          if (signal.aborted) return { state: 'stopped', message: i18n.t('work.calledOff') }
          return { state: 'failed', message: sentencesOf(problem) }
        }
    },
  })
  return job
}
