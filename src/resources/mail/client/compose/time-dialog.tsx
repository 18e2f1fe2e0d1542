import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '#providers/data/problem'
import { DatetimeInput } from '#screens/fields/input/dates/date-inputs'
import { describedBy, FieldFrame } from '#screens/fields/input/field-frame'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'

interface TimeDialogProps {
  /** The time that is shown at first. */
  readonly start: string | undefined
  readonly onClose: () => void
  /** Sends a mail at a time; a rejection is shown. */
  readonly onChoose: (sendAt: string) => Promise<void>
}

/** Asks when a mail is to be sent, in the time zone of the browser. */
export function TimeDialog({ start, onClose, onChoose }: TimeDialogProps) {
  const { t } = useTranslation()
  const [id, formId] = [useId(), useId()]
  const [value, setValue] = useState<unknown>(start ?? null)
  const [fault, setFault] = useState<string>()
  const { isRunning, refusal, attempt } = useAttempt()
  const refused = problemOf(refusal)?.errors?.['sendAt']?.join(' ')
  const error = fault ?? refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const time = Date.parse(String(value ?? ''))
    if (Number.isNaN(time)) return setFault(t('mail.needsTime'))
    if (time <= Date.now()) return setFault(t('mail.timeIsPast'))
    void attempt(() => onChoose(new Date(time).toISOString()))
  }
  return (
    <QuestionDialog
      title={t('mail.sendAtTitle')}
      yes={t('mail.schedule')}
      form={formId}
      isRunning={isRunning}
      refusal={refused === undefined ? refusal : undefined}
      onNo={onClose}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <FieldFrame id={id} label={t('mail.sendAt')} isGroup={false} required help={undefined} error={error}>
          <DatetimeInput
            id={id}
            path="sendAt"
            name="sendAt"
            label={t('mail.sendAt')}
            required
            invalid={error !== undefined}
            describedBy={describedBy(id, undefined, error)}
            value={value}
            onChange={(next) => {
              setValue(next)
              setFault(undefined)
            }}
            onBlur={() => undefined}
            inputRef={focusAtFirst}
          />
        </FieldFrame>
      </form>
    </QuestionDialog>
  )
}

const focusAtFirst = (input: HTMLElement | null) => input?.focus()
