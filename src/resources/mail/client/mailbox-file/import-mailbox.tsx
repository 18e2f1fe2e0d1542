import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { sentencesOf } from '#providers/data/http/problem'
import { useOwnUploads, type SentAttachment } from '#screens/attachments/use-attachments'
import { ProgressLine } from '#shell/long-work/progress-line'
import { mailCalls } from '../../mail.wire'
import list from '../settings-list/settings-list.module.css'
import styles from './mailbox-file.module.css'
import { StartedJob } from './started-job'

/** Uploads the file of a mailbox, and starts its import. The page of the job shows the rest. */
export function ImportMailbox() {
  const { t } = useTranslation()
  const call = useCallEndpoint()
  const input = useRef<HTMLInputElement>(null)
  const [job, setJob] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const start = ({ content }: SentAttachment) =>
    call(mailCalls.importMailbox, { content }).then(
      (answer) => setJob(answer.job),
      (error: unknown) => setProblem(sentencesOf(error)),
    )
  const uploads = useOwnUploads((file) => void start(file))
  const [upload] = uploads.all
  const isRunning = upload !== undefined && upload.state !== 'failed'
  const choose = (files: readonly File[]) => {
    setJob(undefined)
    setProblem(undefined)
    uploads.stop()
    uploads.add(files, undefined)
  }
  const fault = problem ?? upload?.problem
  return (
    <section className={list.section}>
      <h3>{t('mailboxFile.title')}</h3>
      <p className={list.what}>{t('mailboxFile.help')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mbox,.mbx,application/mbox"
        aria-label={t('mailboxFile.file')}
        onChange={({ target }) => {
          choose([...(target.files ?? [])].slice(0, 1))
          target.value = ''
        }}
      />
      <div className={styles.line}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isRunning}
          onClick={() => input.current?.click()}
        >
          {t('mailboxFile.choose')}
        </Button>
        {isRunning && (
          <>
            <ProgressLine
              done={upload.share * upload.file.size}
              total={upload.file.size}
              unit="bytes"
              label={t('mailboxFile.uploading')}
            />
            <Button color="inherit" onClick={() => uploads.stop()}>
              {t('common.cancel')}
            </Button>
          </>
        )}
        {job && <StartedJob job={job} text={t('mailboxFile.started')} link={t('mailboxFile.show')} />}
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
    </section>
  )
}
