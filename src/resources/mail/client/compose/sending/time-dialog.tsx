import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '#providers/data/http/problem'
import { DatetimeInput } from '#screens/fields/input/dates/date-inputs'
import { describedBy, FieldFrame } from '#screens/fields/input/field-frame'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'

interface TimeDialogProps {
  /** What the time is for. */
  readonly texts: { readonly title: string; readonly label: string; readonly yes: string }
  /** The name of the time in the call, at which the server reports errors. */
  readonly name: string
  /** The time that is shown at first. */
  readonly start: string | undefined
  readonly onClose: () => void
  /** Does it; a rejection is shown. */
  readonly onChoose: (time: string) => Promise<void>
}

/** Asks for a time in the future, in the time zone of the browser. */
export function TimeDialog({ texts, name, start, onClose, onChoose }: TimeDialogProps) {
  const { t } = useTranslation()
  const [id, formId] = [useId(), useId()]
  const [value, setValue] = useState<unknown>(start ?? null)
  const [fault, setFault] = useState<string>()
  const { isRunning, refusal, attempt } = useAttempt()
  const refused = problemOf(refusal)?.errors?.[name]?.join(' ')
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
      title={texts.title}
      yes={texts.yes}
      form={formId}
      isRunning={isRunning}
      refusal={refused === undefined ? refusal : undefined}
      onNo={onClose}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <FieldFrame id={id} label={texts.label} isGroup={false} required help={undefined} error={error}>
          <DatetimeInput
            id={id}
            path={name}
            name={name}
            label={texts.label}
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
