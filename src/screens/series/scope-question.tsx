import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seriesScopes, type AnyResource, type SeriesScope } from '#define'
import { formatDay, formatInstant } from '#base/format/intl'
import { titleOf } from '#base/format/record-path'
import { useLocale } from '#base/format/use-locale'
import type { Row } from '#providers/data/answers'
import { QuestionDialog } from '../question-dialog'
import { recurringOf } from './recurring-of'
import styles from './scope-question.module.css'

interface ScopeQuestionProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The start of the chosen occurrence. */
  readonly at: string
  readonly kind: 'change' | 'delete' | 'answer'
  readonly choices?: readonly SeriesScope[]
  readonly isRunning?: boolean
  readonly refusal?: unknown
  readonly onChoose: (scope: SeriesScope) => void
  readonly onCancel: () => void
}

/** Asks which occurrences of a series are changed or deleted. Enter confirms, Escape cancels. */
export function ScopeQuestion(props: ScopeQuestionProps) {
  const { resource, row, at, kind, choices = seriesScopes, isRunning, refusal, onChoose, onCancel } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useId()
  const [first = 'all'] = choices
  const [scope, setScope] = useState<SeriesScope>(first)
  const isWholeDay = recurringOf(resource, row)?.allDay === true
  const when = isWholeDay ? formatDay(at.slice(0, 10), locale) : formatInstant(at, locale)
  return (
    <QuestionDialog
      title={t(`series.${kind}`)}
      text={t('series.event', { title: titleOf(resource, row), when })}
      yes={t(kind === 'answer' ? 'series.reply' : kind === 'delete' ? 'show.delete' : 'form.save')}
      weight={kind === 'delete' ? 'danger' : 'yes'}
      isRunning={isRunning === true}
      refusal={refusal}
      form={form}
      onNo={onCancel}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // A form around the dialog must not be submitted with it.
          event.stopPropagation()
          if (isRunning !== true) onChoose(scope)
        }}
      >
        <Choices choices={choices} scope={scope} onChange={setScope} />
      </form>
    </QuestionDialog>
  )
}

interface ChoicesProps {
  readonly choices: readonly SeriesScope[]
  readonly scope: SeriesScope
  readonly onChange: (scope: SeriesScope) => void
}

/** The choices as radio buttons; the chosen one has the focus when the question opens. */
function Choices({ choices, scope, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  return (
    <div ref={group} className={styles.choices} role="radiogroup" aria-label={t('series.which')}>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="scope"
            value={choice}
            checked={choice === scope}
            onChange={() => onChange(choice)}
          />
          {t(`series.scope.${choice}`)}
        </label>
      ))}
    </div>
  )
}
