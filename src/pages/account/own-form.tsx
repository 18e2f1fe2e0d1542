import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { changeAccount, type Account } from '#base/session/session'
import type { Row } from '#providers/data/answers'
import { RecordForm } from '#screens/form/record-form'
import { success } from '#screens/records/notifications'
import { useRowCache } from '#screens/records/use-row-cache'
import { ErrorState, FormSkeleton } from '#shell/states'
import { useOwnRecord } from './use-own-record'

/** The generated form for some fields of the signed-in user's record. */
export function OwnForm({ only }: { only: readonly string[] }) {
  const { resource, row, error, retry } = useOwnRecord()
  if (row) return <LoadedForm resource={resource} row={row} only={only} />
  return error ? <ErrorState error={error} onRetry={retry} /> : <FormSkeleton />
}

interface LoadedFormProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly only: readonly string[]
}

function LoadedForm({ resource, row, only }: LoadedFormProps) {
  const { t } = useTranslation()
  const { keep } = useRowCache(resource)
  const formRef = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(0)
  const onSaved = (saved: Row) => {
    keep(saved)
    changeAccount(saved as Row & Account)
    setOpened((times) => times + 1)
  }
  // The form has restarted from the saved values; a user who saved by keyboard keeps the focus.
  useEffect(() => {
    if (opened > 0) formRef.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }, [opened])
  return (
    <section ref={formRef}>
      <RecordForm
        key={opened}
        resource={resource}
        row={row}
        only={only}
        own
        title={t('account.title')}
        container="page"
        notice={() => success(t('account.saved'))}
        onSaved={onSaved}
        onCancel={() => setOpened((times) => times + 1)}
      />
    </section>
  )
}
