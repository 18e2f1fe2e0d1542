import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { ErrorState, RecordSkeleton } from '#shell/states'
import { Body } from '../text/body'
import styles from '../compose/compose.module.css'
import { settingsKey, useMailSettings } from '../compose-data'
import { useMailCalls } from '../mail-data'
import { ExportMailbox } from '../mailbox-file/export-mailbox'
import { ImportMailbox } from '../mailbox-file/import-mailbox'
import { AccountsList } from '../fetching/accounts-list'
import { RulesList } from '../rules/rules-list'
import { TemplatesList } from '../templates/templates-list'

/** The settings of mail: the signature of the user, and their rules. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const cache = useEndpointCache()
  const { data, error, refetch } = useMailSettings()
  const { saveSettings } = useMailCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  const [typed, setTyped] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!data) return
    void attempt(async () => {
      cache.set(settingsKey, await saveSettings({ signature: (typed ?? data.signature) || null }))
      notify({ message: t('mail.settingsSaved') })
      onClose()
    })
  }
  return (
    <QuestionDialog
      title={t('mail.settings')}
      yes={t('mail.saveSettings')}
      form={formId}
      isWide
      isRunning={isRunning}
      isOff={!data}
      refusal={refusal}
      onNo={onClose}
    >
      <form id={formId} noValidate onSubmit={submit}>
        {data ? (
          <>
            <Body
              label={t('mail.signature')}
              showsLabel
              hasFocus
              value={typed ?? data.signature ?? ''}
              onChange={setTyped}
            />
            <p className={styles.help}>{t('mail.signatureHelp')}</p>
          </>
        ) : error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <RecordSkeleton fields={1} />
        )}
        <RulesList />
        <TemplatesList />
        <AccountsList />
        <ImportMailbox />
        <ExportMailbox />
      </form>
    </QuestionDialog>
  )
}
