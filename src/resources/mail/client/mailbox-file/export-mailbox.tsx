import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#base/format/local-time-zone'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { FieldFrame } from '#screens/fields/input/field-frame'
import { useAttempt } from '#screens/use-attempt'
import { sentencesOf } from '#providers/data/http/problem'
import { Select } from '#shell/parts/select/select'
import { mailCalls } from '../../mail.wire'
import { useLabelName } from '../labels/label-name'
import { useLabelsOfMail } from '../mail-data'
import list from '../settings-list/settings-list.module.css'
import styles from './mailbox-file.module.css'
import { StartedJob } from './started-job'

/** Starts the export of all mails, or of those of a label or a saved search. The page of the job has the file. */
export function ExportMailbox() {
  const { t } = useTranslation()
  const id = useId()
  const call = useCallEndpoint()
  const nameOf = useLabelName()
  const { data: labels = [] } = useLabelsOfMail()
  const [chosen, setChosen] = useState('')
  const [job, setJob] = useState<string>()
  const { isRunning, refusal, attempt } = useAttempt()
  const label = labels.find((item) => item.id === chosen)
  const filter = label?.type === 'search' ? { q: label.query ?? '' } : label ? { label: label.id } : {}
  const start = () =>
    attempt(async () =>
      setJob((await call(mailCalls.exportMailbox, { ...filter, timezone: localTimeZone() })).job),
    )
  return (
    <section className={list.section}>
      <h3>{t('mailboxFile.exportTitle')}</h3>
      <p className={list.what}>{t('mailboxFile.exportHelp')}</p>
      <div className={styles.line}>
        <div className={styles.which}>
          <FieldFrame
            id={id}
            label={t('mailboxFile.which')}
            isGroup={false}
            required={false}
            help={undefined}
            error={undefined}
          >
            <Select
              id={id}
              value={chosen}
              onChange={(value) => {
                setChosen(value)
                setJob(undefined)
              }}
              isInvalid={false}
              describedBy={undefined}
              options={[
                { value: '', label: t('mailboxFile.all') },
                ...labels
                  .filter((item) => item.id !== 'all')
                  .map((item) => ({ value: item.id, label: nameOf(item) })),
              ]}
            />
          </FieldFrame>
        </div>
        <Button variant="outlined" color="inherit" disabled={isRunning} onClick={() => void start()}>
          {t('mailboxFile.export')}
        </Button>
        {job && (
          <StartedJob job={job} text={t('mailboxFile.exportStarted')} link={t('mailboxFile.showFile')} />
        )}
        {refusal !== undefined && (
          <p role="alert" className={styles.fault}>
            {sentencesOf(refusal)}
          </p>
        )}
      </div>
    </section>
  )
}
